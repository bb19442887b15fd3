// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import SourceText
import WidgetProject

/// Extensions for intents without a principal class.
struct MissingPrincipalClass: ProjectRule {
  static let metadata = RuleMetadata(
    id: "missing-principal-class", family: .project, severity: .warning,
    summary: "An extension that handles intents names no principal class.",
    why: """
      The system does not know which object to ask. The edit sheet of the widget shows no \
      options, and other intents fail.
      """,
    remedy: """
      Add 'NSExtensionPrincipalClass' with the module and the class, such as \
      '$(PRODUCT_MODULE_NAME).IntentHandler'.
      """)

  static let examples: [RuleExample] = [
    RuleExample(files: [.init("Info.plist", plist("↓", ""))]),
    RuleExample(
      files: [
        .init(
          "Info.plist",
          plist(
            "",
            """
            <key>NSExtensionPrincipalClass</key>
            <string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
            """))
      ]),
  ]

  private static func plist(_ mark: String, _ entries: String) -> String {
    """
    <plist version="1.0">
    <dict>
    <key>NSExtension</key>
    <dict>
    <key>NSExtensionPointIdentifier</key>
    <string>\(mark)com.apple.intents-service</string>
    \(entries)
    </dict>
    </dict>
    </plist>

    """
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for plist in context.project.infoPlists {
      guard let found = plist.appExtension, found.handlesIntents, found.principalClass == nil,
        found.mainStoryboard == nil
      else { continue }
      findings.add(
        .noPrincipalClass, at: found.pointIdentifier?.range ?? found.range, in: plist.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let noPrincipalClass: Self =
    "the extension handles intents but has no principal class; add 'NSExtensionPrincipalClass'"
}
