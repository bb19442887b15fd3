// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import PropertyListSyntax
import SourceText
import WidgetProject

/// Widget extensions whose `Info.plist` does not say that they are extensions.
struct MissingExtensionPoint: ProjectRule {
  static let metadata = RuleMetadata(
    id: "missing-extension-point", family: .packaging, severity: .error,
    summary: "The 'Info.plist' of a widget extension names no extension point.",
    why: """
      The system knows an extension by the point in its 'Info.plist'. Without it the extension is \
      built and carried along, and the gallery has none of its widgets: \
      https://github.com/Lcharvol/Claude-God/issues/13.
      """,
    remedy: """
      Add 'NSExtension' with the key 'NSExtensionPointIdentifier' and the value \
      'com.apple.widgetkit-extension'; where a generator writes the file, add it to what that reads.
      """)

  static let examples: [RuleExample] = [
    example(mark: "↓", content: ""),
    example(
      content: """
        <key>NSExtension</key>
        <dict>
          <key>NSExtensionPointIdentifier</key>
          <string>com.apple.widgetkit-extension</string>
        </dict>

        """),
  ]

  private static func example(mark: String = "", content: String) -> RuleExample {
    let project = RuleExample.File.xcodeProject([
      ExampleTarget(name: "App", embedded: ["Widget"]),
      ExampleTarget(
        name: "Widget", productType: "app-extension", sources: ["Ride.swift"],
        infoPlist: "Widget/Info.plist"),
    ])
    let source = """
      import WidgetKit
      struct Ride: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Ride", provider: Provider()) { entry in RideView(entry) }
        }
      }

      """
    return RuleExample(files: [
      .init(
        "Widget/Info.plist",
        "<plist version=\"1.0\">\n\(mark)<dict>\n\(content)</dict>\n</plist>\n"),
      .init("Ride.swift", source, isShown: false),
      .init(project.path, project.content, isShown: false),
    ])
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    var seen: Set<String> = []
    for (use, project) in Self.uses(in: context.project) {
      guard
        let plist = context.project.infoPlists.first(where: { $0.source.name == use.infoPlist }),
        Self.namesNoPoint(plist), seen.insert(plist.source.name).inserted,
        let target = project?.target(use.target),
        target.isAppExtension, hasWidgets(target, in: context.appIntents)
      else { continue }
      findings.add(
        .missingPoint(target.name.value), at: plist.document.root.range, in: plist.source.name,
        data: [.init("target", target.name.value)])
    }
    for bundle in context.project.products.flatMap(\.bundles) {
      guard bundle.kind == .appExtension, let plist = bundle.infoPlist, Self.namesNoPoint(plist)
      else { continue }
      findings.add(
        .missingPoint(ofBundle: bundle.name), at: plist.document.root.range, in: plist.source.name,
        data: [.init("target", bundle.name)])
    }
  }

  /// The targets with their `Info.plist` files, in projects and in those that XcodeGen would make.
  private static func uses(
    in project: WidgetProject
  ) -> [(use: InfoPlistUse, project: XcodeProject?)] {
    project.infoPlistUses.map { use in
      (use, project.xcodeProjects.first { $0.source.name == use.projectFile })
    }
      + project.specifiedProjects.flatMap { specified in
        specified.infoPlistUses.map { ($0, specified.project) }
      }
  }

  private static func namesNoPoint(_ plist: InfoPlist) -> Bool {
    // The second is the form of extensions that are in the folder 'Extensions'.
    plist.appExtension?.pointIdentifier == nil
      && plist.document.root["EXAppExtensionAttributes"] == nil
  }

  /// Whether the sources of a target declare widgets: of another extension, it is not known what it is to be.
  private func hasWidgets(_ target: XcodeTarget, in sources: AppIntentSources) -> Bool {
    sources.widgets.contains { widget in
      sources.targets(of: widget.fileName).contains { $0.identifier == target.identifier }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missingPoint(_ name: String) -> Self {
    "'\(name)' has widgets and its 'Info.plist' names no extension point, so the gallery has none of them; add 'NSExtension' with 'NSExtensionPointIdentifier' and 'com.apple.widgetkit-extension'"
  }

  fileprivate static func missingPoint(ofBundle name: String) -> Self {
    "the 'Info.plist' of '\(name)' names no extension point, so the system does not know the extension; add 'NSExtension' with 'NSExtensionPointIdentifier'"
  }
}
