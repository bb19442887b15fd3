// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// An extension that handles intents, with the target that it is the product of.
struct IntentsExtension {
  /// The `Info.plist` of the extension.
  let infoPlist: InfoPlist

  /// The part of it that makes it an extension.
  let appExtension: InfoPlist.AppExtension

  /// The project.
  let project: XcodeProject

  /// The target.
  let target: XcodeTarget
}

extension ProjectContext {
  /// The extensions that handle intents, as far as an Xcode project says whose `Info.plist` is whose.
  var intentsExtensions: [IntentsExtension] {
    project.infoPlistUses.compactMap { use in
      guard let plist = project.infoPlists.first(where: { $0.source.name == use.infoPlist }),
        let appExtension = plist.appExtension, appExtension.handlesIntents,
        let xcodeProject = project.xcodeProjects.first(where: { $0.source.name == use.projectFile }
        ),
        let target = xcodeProject.target(use.target)
      else { return nil }
      return IntentsExtension(
        infoPlist: plist, appExtension: appExtension, project: xcodeProject, target: target)
    }
  }

  /// A definition that cannot be read; nil if all can.
  var unreadDefinition: String? {
    project.failures.map(\.place.file).first { $0.hasSuffix(".intentdefinition") }
  }

  /// The names that the class of an intent may have.
  ///
  /// They begin with the prefix of the project. Whether a prefix of the intent's own acts without that of the project is not
  /// settled, so there may be several.
  func classNames(of intent: Intent) -> Set<String> {
    if let name = intent.classNameOverride?.value, !name.isEmpty { return [name] }
    let name = (intent.name?.value ?? "") + "Intent"
    let prefixes = Set(project.xcodeProjects.map { $0.classPrefix?.value ?? "" })
    var names = prefixes.isEmpty ? [name] : Set(prefixes.map { $0 + name })
    if let prefix = intent.classPrefix?.value, !prefix.isEmpty { names.insert(prefix + name) }
    return names
  }
}
