// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Disk
import IntentLint
import IntentRules
import LayoutRules
import MessageStream
import ProgramCheck
import PropertyListSyntax
import RulePages
import WidgetPrograms

/// Pages that a client can read: each rule, and the guides if they are beside the engine's sources.
struct ServedPages: Sendable {
  private static let scheme = "quickaction://"

  /// The most pages of a list.
  private static let pageLimit = 100

  private let guides: FilePath?

  init(environment: [String: String]) {
    let sources = try? EngineSources(asked: nil, environment: environment)
    guides = sources.map { $0.folder.appending("Documentation") }
  }

  private static let rules = (RuleSet.intents + RuleSet.layout + RuleSet.program).rules

  /// The names of the guides, sorted.
  private var guideNames: [String] {
    guard let guides else { return [] }
    return (FileSystem.disk.contents(of: guides) ?? []).filter {
      $0.hasExtension("md") && !$0.stem.hasSuffix(".ja") && $0.stem != "README"
    }.map(\.stem).sorted()
  }

  /// A part of the list, from a position on.
  func list(cursor: String?) throws(MessageError) -> PropertyListLiteral {
    let all =
      guideNames.map { entry("guides/\($0)", title: "Guide: \($0)") }
      + Self.rules.map { entry("rules/\($0.metadata.id)", title: $0.metadata.summary) }
    let start = cursor.map { Int($0) ?? -1 } ?? 0
    guard start >= 0, start <= all.count else {
      throw .invalidParameters("unknown cursor '\(cursor ?? "")'; use 'nextCursor' of the list")
    }
    let end = min(start + Self.pageLimit, all.count)
    return .object(
      [("resources", .array(Array(all[start..<end])))]
        + (end < all.count ? [("nextCursor", .string(String(end)))] : []))
  }

  private func entry(_ path: String, title: String) -> PropertyListLiteral {
    .object([
      ("uri", .string(Self.scheme + path)), ("name", .string(path)), ("title", .string(title)),
      ("mimeType", "text/markdown"),
    ])
  }

  /// A page.
  func read(_ uri: String) throws(MessageError) -> PropertyListLiteral {
    guard let text = text(uri) else { throw .unknownResource(uri) }
    return [
      "contents": [
        ["uri": .string(uri), "mimeType": "text/markdown", "text": .string(text)]
      ]
    ]
  }

  private func text(_ uri: String) -> String? {
    guard uri.hasPrefix(Self.scheme) else { return nil }
    let parts = uri.dropFirst(Self.scheme.count).split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let name = String(parts[1])
    switch parts[0] {
    case "rules":
      return Self.rules.first { $0.metadata.id == name }.map { RulePage(of: $0).markdown }
    case "guides":
      // A name that is listed leads nowhere else.
      guard let guides, guideNames.contains(name),
        let bytes = try? FileSystem.disk.bytes(of: guides.appending(name + ".md"))
      else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    default: return nil
    }
  }
}
