// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText
import WidgetTimeline

/// Decodes the parts of a feed file and collects what is wrong with them.
struct FeedDecoder: ObjectFileDecoder {
  /// The identifier of all findings about feeds.
  static let findingID = "invalid-feed"

  private let knownEndpoints: [String]
  private let knownWidgets: [String]
  var mistakes: ObjectFileMistakes

  init(_ document: PropertyListDocument, knownEndpoints: [String], knownWidgets: [String]) {
    self.knownEndpoints = knownEndpoints
    self.knownWidgets = knownWidgets
    mistakes = ObjectFileMistakes(in: document, id: Self.findingID)
  }

  /// Decodes the whole; what cannot be decoded is reported and left out.
  mutating func file(_ document: PropertyListDocument) -> FeedFile {
    var file = FeedFile(source: document.source)
    let root = document.root
    guard var members = members(of: root, "a feed") else { return file }
    members.ignore("$schema")
    if let version = required(members.take("version"), "version", of: "the feed", in: root) {
      checkVersion(version)
    }
    file.widget = members.take("widget").flatMap { self.widget($0) }
    file.timeout = members.take("timeout").flatMap { self.timeout($0) } ?? file.timeout
    file.offline = windows(members.take("offline"), "offline")
    file.maintenance = windows(members.take("maintenance"), "maintenance")
    if let value = required(members.take("endpoints"), "endpoints", of: "the feed", in: root) {
      file.endpointsRange = value.openingRange
      file.endpoints = endpoints(value)
    }
    reportUnknown(members)
    return file
  }

  private mutating func checkVersion(_ value: PropertyListValue) {
    if value.kind != .integer {
      report(.wrongType("version", expected: "an integer", found: value.kind), at: value.range)
    } else if value.integer != FeedFile.supportedVersion {
      report(.unsupportedFeedVersion(value.spelling), at: value.range)
    }
  }

  private mutating func widget(_ value: PropertyListValue) -> Located<String>? {
    guard let name = string(value, "widget") else { return nil }
    if !knownWidgets.isEmpty, !knownWidgets.contains(name) {
      report(.unknownWidget(name, known: knownWidgets), at: value.range)
    }
    return Located(name, at: value.range)
  }

  private mutating func timeout(_ value: PropertyListValue) -> Duration? {
    guard let timeout = length(value, "timeout") else { return nil }
    if timeout == .zero { report(.zeroTimeout, at: value.range) }
    return timeout
  }

  private mutating func endpoints(_ value: PropertyListValue) -> [FeedEndpoint] {
    guard value.kind == .dictionary else {
      report(.wrongType("endpoints", expected: "an object", found: value.kind), at: value.range)
      return []
    }
    let endpoints = value.entries.map { entry in
      if !knownEndpoints.isEmpty, !EndpointName.isMeant(entry.key, by: knownEndpoints) {
        report(.unknownEndpoint(entry.key, known: knownEndpoints), at: entry.keyRange)
      }
      return endpoint(entry)
    }
    if endpoints.isEmpty { report(.noEndpoint, at: value.range) }
    return endpoints.compactMap(\.self)
  }
}
