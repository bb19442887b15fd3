// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import SourceText
import WidgetProject

/// A widget extension and the application that carries it, which differ in the same way in some build configurations.
struct PackagedPair {
  /// The name of the `project.pbxproj`.
  let projectFile: String

  /// The application.
  let application: PackagedTarget

  /// The extension.
  let widget: PackagedTarget

  /// The names of the configurations.
  var configurations: [String]

  /// The configurations as a part of a sentence.
  var place: String { Self.place(of: configurations) }

  /// Some configurations as a part of a sentence.
  static func place(of configurations: [String]) -> String {
    let names = configurations.map { "'\($0)'" }
    return names.count == 1
      ? "in the configuration \(names[0])"
      : "in the configurations \(names.joined(separator: ", "))"
  }
}

extension ProjectContext {
  /// The extensions that differ from the applications that carry them, each difference once.
  ///
  /// - Parameter difference: What is different, as a pair of texts of the application and the extension; nil if nothing is, or
  ///   something is not known.
  /// - Returns: The extensions, in the order of the projects.
  func packagedPairs(
    differingIn difference: (PackagedTarget, PackagedTarget) -> (String, String)?
  ) -> [(pair: PackagedPair, application: String, widget: String)] {
    var found: [(pair: PackagedPair, application: String, widget: String)] = []
    for packaged in project.packagedApplications {
      for widget in packaged.extensions {
        guard let texts = difference(packaged.application, widget) else { continue }
        let known = found.firstIndex {
          $0.pair.projectFile == packaged.projectFile && ($0.application, $0.widget) == texts
            && $0.pair.application.target.identifier == packaged.application.target.identifier
            && $0.pair.widget.target.identifier == widget.target.identifier
        }
        if let known {
          found[known].pair.configurations.append(packaged.configuration)
        } else {
          let pair = PackagedPair(
            projectFile: packaged.projectFile, application: packaged.application, widget: widget,
            configurations: [packaged.configuration])
          found.append((pair, texts.0, texts.1))
        }
      }
    }
    return found
  }
}
