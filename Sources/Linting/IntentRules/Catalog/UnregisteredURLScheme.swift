// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import IntentLint
import PropertyListSyntax
import SourceText
import WidgetProject

/// Schemes of destinations that no application of the project registers.
struct UnregisteredURLScheme: ProjectRule {
  static let metadata = RuleMetadata(
    id: "unregistered-url-scheme", family: .catalog, severity: .warning,
    summary: "No `Info.plist` of the project's applications registers the scheme of a destination.",
    why: """
      A widget hands its URL to its own application even if the scheme is not registered; \
      everything else finds no application for it. A tap on the tile works, but the same link \
      in a shortcut, a notification, a message or a test opens nothing.
      """,
    remedy: """
      Add the scheme to 'CFBundleURLTypes' in the application's `Info.plist`. The scheme of \
      another application that yours opens belongs in 'LSApplicationQueriesSchemes'. Schemes \
      of the system need neither.
      """)

  static let examples: [RuleExample] = [
    .catalog(members("↓place"), with: [infoPlist]),
    .catalog(
      """
      "destinations": [
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "↓place://inbox" } },
        { "identifier": "help", "title": "Help", "properties": { "url": "https://example.com" } }
      ]
      """, with: [infoPlist]),
    .catalog(members("places"), with: [infoPlist]),
    .catalog(members("place")),
  ]

  private static func members(_ scheme: String) -> String {
    let url = "\(scheme.filter { $0 != "↓" })://inbox"
    return """
      "urlSchemes": ["\(scheme)"],
      "destinations": [
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "\(url)" } }
      ]
      """
  }

  private static let infoPlist = RuleExample.File(
    "Info.plist",
    """
    <plist version="1.0">
    <dict>
      <key>CFBundlePackageType</key>
      <string>APPL</string>
      <key>CFBundleURLTypes</key>
      <array>
        <dict>
          <key>CFBundleURLSchemes</key>
          <array><string>places</string></array>
        </dict>
      </array>
    </dict>
    </plist>

    """)

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    if let unread = context.unreadProjectFile {
      reportUnchecked(unread, context, findings: &findings)
      return
    }
    let plists = context.applicationInfoPlists
    let registered = plists.flatMap(\.urlSchemes)
    // Only a build knows the value of a variable.
    guard !plists.isEmpty, !registered.contains(where: { $0.value.contains("$") }) else { return }
    let opened = plists.flatMap { plist in
      plist.document.root["LSApplicationQueriesSchemes"]?.elements.compactMap(\.string) ?? []
    }
    let known = Set((registered.map(\.value) + opened).map { $0.lowercased() })
    let names = plists.map { "'\($0.source.name)'" }.joined(separator: ", ")
    for target in context.catalogTargets {
      var seen: Set<String> = []
      for (scheme, range) in schemes(of: target) where seen.insert(scheme).inserted {
        guard !known.contains(scheme), !SystemURLScheme.contains(scheme) else { continue }
        findings.add(
          .unregistered(scheme, among: registered.map(\.value)), at: range,
          in: target.catalog.source.name,
          notes: [.init(message: .searched(names))])
      }
    }
  }

  /// Says once that schemes are not searched for, as a file that cannot be read may register any.
  private func reportUnchecked(
    _ unread: String, _ context: ProjectContext, findings: inout RuleFindings
  ) {
    guard !context.project.infoPlists.isEmpty,
      let target = context.catalogTargets.first(where: { !schemes(of: $0).isEmpty })
    else { return }
    findings.add(.unchecked(unread), at: nil, in: target.catalog.source.name, severity: .note)
  }

  /// The schemes that a catalog declares, then those that its destinations have, in lower case.
  private func schemes(of target: CatalogTarget) -> [(String, SourceRange)] {
    let declared = (target.catalog.urlSchemes ?? []).filter { URLReference.isScheme($0.value) }
      .map { ($0.value.lowercased(), $0.range) }
    guard let name = target.urlPropertyName else { return declared }
    return declared
      + target.catalog.destinations.compactMap { destination in
        guard let value = destination.value(of: name), let text = value.string,
          let url = try? URLReference(text)
        else { return nil }
        return (url.scheme, value.range)
      }
  }
}

extension ProjectContext {
  /// An Info.plist or an Xcode project that cannot be read; nil if all can.
  fileprivate var unreadProjectFile: String? {
    project.unreadInfoPlists.first
      ?? project.failures.map(\.place.file)
      .first { ["plist", "pbxproj"].contains(FilePath($0).pathExtension) }
  }

  /// The `Info.plist` of each application; empty if that of one of them is not known.
  fileprivate var applicationInfoPlists: [InfoPlist] {
    var names: Set<String> = []
    for xcodeProject in project.xcodeProjects {
      for application in xcodeProject.uploadedApplications {
        let uses = project.infoPlistUses.filter {
          $0.projectFile == xcodeProject.source.name && $0.target == application.identifier
        }
        guard !uses.isEmpty else { return [] }
        names.formUnion(uses.map(\.infoPlist))
      }
    }
    return project.infoPlists.filter { $0.isApplication || names.contains($0.source.name) }
  }
}

extension Diagnostic.Message {
  fileprivate static func unregistered(_ scheme: String, among registered: [String]) -> Self {
    let question = NearName.question(scheme, among: registered)
    return
      "no application registers the scheme '\(scheme)'\(question.isEmpty ? "; add it to 'CFBundleURLTypes' of its Info.plist" : question)"
  }

  fileprivate static func unchecked(_ file: String) -> Self {
    "cannot check whether an application registers the schemes of these URLs, because '\(file)' cannot be read"
  }

  fileprivate static func searched(_ names: String) -> Self {
    "the applications' are \(names)"
  }
}
