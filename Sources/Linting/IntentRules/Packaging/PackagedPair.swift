// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import SourceText
import WidgetProject

/// A widget extension and the application that carries it, which differ in the same way in some build configurations.
struct PackagedPair {
  /// The name of the `project.pbxproj`, or of the application's `Info.plist` if it was built.
  let file: String

  /// The application.
  let application: PackagedTarget

  /// The extension.
  let widget: PackagedTarget

  /// The names of the configurations; none for what was built.
  var configurations: [String]

  /// The configurations as a part of a sentence, with the space before it; empty for what was built.
  var place: String { Self.place(of: configurations) }

  /// Some configurations as a part of a sentence, with the space before it; empty for none.
  static func place(of configurations: [String]) -> String {
    let names = configurations.map { "'\($0)'" }
    return switch names.count {
    case 0: ""
    case 1: " in the configuration \(names[0])"
    default: " in the configurations \(names.joined(separator: ", "))"
    }
  }

  /// Where a fact about the extension is written.
  func place(of fact: PackagedTarget.Fact, value: String) -> (file: String, range: SourceRange?) {
    widget.place(of: fact, value: value, in: file)
  }

  /// What a finding says besides its sentence.
  var data: [Diagnostic.Datum] {
    [.init("target", widget.name), .init("application", application.name)]
  }
}

extension ProjectContext {
  /// The extensions that differ from the applications that carry them, each difference once.
  ///
  /// - Parameters:
  ///   - fact: What is compared. One that is not known is no difference.
  ///   - isWrong: Whether the application's and the extension's do not fit.
  /// - Returns: The extensions, in the order of the projects.
  func packagedPairs(
    comparing fact: PackagedTarget.Fact,
    where isWrong: (_ application: String, _ widget: String, PackagedTarget) -> Bool
  ) -> [(pair: PackagedPair, application: String, widget: String)] {
    var found: [(pair: PackagedPair, application: String, widget: String)] = []
    for packaged in project.packagedApplications {
      for widget in packaged.extensions {
        guard
          let texts = packaged.application[fact].flatMap({ outer in
            widget[fact].map { (outer, $0) }
          }), isWrong(texts.0, texts.1, widget)
        else { continue }
        let known = found.firstIndex {
          $0.pair.file == packaged.file && ($0.application, $0.widget) == texts
            && $0.pair.application.isSame(as: packaged.application)
            && $0.pair.widget.isSame(as: widget)
        }
        if let known, let configuration = packaged.configuration {
          found[known].pair.configurations.append(configuration)
        } else {
          let pair = PackagedPair(
            file: packaged.file, application: packaged.application, widget: widget,
            configurations: packaged.configuration.map { [$0] } ?? [])
          found.append((pair, texts.0, texts.1))
        }
      }
    }
    return found
  }
}

extension PackagedTarget {
  /// Whether two are the same target, in whatever configuration.
  fileprivate func isSame(as other: PackagedTarget) -> Bool {
    target?.identifier == other.target?.identifier && name == other.name
  }
}
