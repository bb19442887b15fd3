// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import AssetCatalogs
import Diagnostics
import Disk
import IntentLint
import SourceText
import WidgetProject

/// Images of destinations that do not exist.
struct MissingDestinationImage: ProjectRule {
  static let metadata = RuleMetadata(
    id: "missing-destination-image", family: .catalog, severity: .warning,
    summary: "The image that a destination names does not exist.",
    why: """
      Previews draw the first letter of the title instead of the icon, so nobody sees whether \
      the icon fits. If the app does not have the image either, users see nothing there. \
      Nothing is reported if there is no folder of images at all, as those of the app may be elsewhere.
      """,
    remedy: """
      Add an SVG, PNG or JPEG file of that name to the catalog's folder of images or to the asset \
      catalog next to it, or correct the name.
      """)

  static let examples: [RuleExample] = [
    .catalog(destination("↓trey"), with: [.tray]),
    .catalog(destination("tray"), with: [.tray]),
  ]

  private static func destination(_ image: String) -> String {
    """
    "imageProperty": "image",
    "destinations": [
      { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://a", "image": "\(image)" } }
    ]
    """
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for catalog in context.project.catalogs {
      guard let images = context.project.imagesByCatalog[catalog.source.name] else { continue }
      findings.file = catalog.source.name
      check(catalog, images, findings: &findings)
    }
  }

  private func check(
    _ catalog: ActionCatalog, _ images: LoadedImages, findings: inout RuleFindings
  ) {
    let missing = catalog.imageNames.filter { name in
      images.images[name.value] == nil && !images.unconverted.contains(name.value)
        && !images.isSaid(of: name)
    }
    // Those of the app may be elsewhere. A folder that the catalog names and that is not there is found by the reader.
    guard images.hasFolder else { return }
    for name in missing {
      let question = NearName.question(name.value, among: images.knownNames)
      findings.add(.missing(name.value, question), at: name.range)
    }
  }
}

extension LoadedImages {
  /// Whether something is said of the image of a name, so that it need not be said that it is missing.
  fileprivate func isSaid(of name: Located<String>) -> Bool {
    diagnostics.contains { finding in
      if finding.place.range == name.range { return true }
      let path = FilePath(finding.place.file)
      return path.stem == name.value || path.name.hasPrefix(name.value + "@")
        || ["imageset", "symbolset"].contains { path.text.contains("/\(name.value).\($0)/") }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ name: String, _ question: String) -> Self {
    let advice = question.isEmpty ? "; add '\(name).svg', or correct the name" : question
    return
      "no image '\(name)' exists, so previews draw the first letter of the title\(advice)"
  }
}
