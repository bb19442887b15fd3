// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import TestSupport
import Testing

@testable import IntentRules

@Suite("Schemes that no application registers")
struct URLSchemeTests {
  private func sentences(_ plists: [String: String], urls: String = "places://a") throws -> [String]
  {
    let project = CatalogProject(
      members: ["destinations": CatalogProject.destinations(urls)],
      files: plists.mapValues { CatalogProject.infoPlist($0) })
    return try project.findings(of: UnregisteredURLScheme.self).map { $0.message.text }
  }

  @Test("a scheme that is misspelled is told from one that is missing")
  func words() throws {
    #expect(
      try sentences(["Info.plist": CatalogProject.application(schemes: "place")]) == [
        "no application registers the scheme 'places'; did you mean 'place'?"
      ])
    #expect(
      try sentences(["Info.plist": CatalogProject.application(schemes: "hoge")]) == [
        "no application registers the scheme 'places'; add it to 'CFBundleURLTypes' of its Info.plist"
      ])
  }

  @Test("a scheme is found once, and in upper or lower case")
  func once() throws {
    let project = CatalogProject(
      members: [
        "urlSchemes": #"["Places", "hoge"]"#,
        "destinations": CatalogProject.destinations("places://a", "places://b"),
      ],
      files: ["Info.plist": CatalogProject.infoPlist(CatalogProject.application(schemes: "HOGE"))])
    let found = try project.findings(of: UnregisteredURLScheme.self)
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
  }

  @Test("without an application's Info.plist nothing is said")
  func noApplication() throws {
    #expect(try sentences([:]).isEmpty)
    let handler = """
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.intents-service</string></dict>
      """
    #expect(try sentences(["Handler/Info.plist": handler]).isEmpty)
  }

  @Test("a value that only a build knows may be any scheme")
  func buildSetting() throws {
    let schemes = CatalogProject.application(schemes: "hoge", "$(URL_SCHEME)")
    #expect(try sentences(["Info.plist": schemes]).isEmpty)
  }

  @Test("one of several applications is enough")
  func severalApplications() throws {
    #expect(
      try sentences([
        "A/Info.plist": CatalogProject.application(schemes: "hoge"),
        "B/Info.plist": CatalogProject.application(schemes: "places"),
      ]).isEmpty)
  }

  @Test(
    "what the system opens needs no registration",
    arguments: [
      "https://example.com", "tel:110", "mailto:a@example.com", "sms:110", "shortcuts://x",
      "App-prefs:root", "itms-apps://x", "x-apple-health://x", "app-settings:",
    ])
  func system(url: String) throws {
    let plist = ["Info.plist": CatalogProject.application(schemes: "hoge")]
    #expect(try sentences(plist, urls: url).isEmpty)
  }

  @Test("a scheme of another application that is asked for is known")
  func queried() throws {
    let entries =
      CatalogProject.application(schemes: "hoge")
      + "<key>LSApplicationQueriesSchemes</key><array><string>places</string></array>"
    #expect(try sentences(["Info.plist": entries]).isEmpty)
  }

  @Test("an Info.plist that cannot be read may register anything")
  func unreadable() throws {
    let project = CatalogProject(files: [
      "Info.plist": CatalogProject.infoPlist(CatalogProject.application(schemes: "hoge")),
      "Other-Info.plist": "<plist>",
    ])
    let findings = try project.findings(of: UnregisteredURLScheme.self)
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.message.text.hasPrefix("cannot check whether") == true)
  }
}
