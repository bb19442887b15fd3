// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
import PropertyListSyntax
public import SourceText

/// A feed file, `X.feed.json`: what servers answer over time, how long they take, and when they fail.
///
/// It is read once; ``FileFeed`` answers from it. `Documentation/Timelines.md` describes the format.
public struct FeedFile: Sendable {
  /// The suffix of the names of feed files.
  public static let fileSuffix = ".feed.json"

  /// The version of the format that is read.
  public static let supportedVersion = 1

  /// The default timeout of a request, which is that of `URLSession`.
  public static let defaultTimeout = Duration.seconds(60)

  /// The file that the feed was read from.
  public let source: SourceFile

  /// The widget that the feed is written for, by its kind or short name; nil if it is for any.
  public var widget: Located<String>?

  /// The timeout of a request.
  public var timeout = FeedFile.defaultTimeout

  /// The windows without a network.
  package var offline: [FeedWindow] = []

  /// The windows of the servers' maintenance.
  package var maintenance: [FeedWindow] = []

  /// The endpoints, in the order of the file.
  package var endpoints: [FeedEndpoint] = []

  /// The range of the endpoints in the file; nil if it has none.
  package var endpointsRange: SourceRange?

  /// The names of the endpoints, in the order of the file.
  public var endpointNames: [String] { endpoints.map(\.name.value) }

  init(source: SourceFile) {
    self.source = source
  }
}

/// A feed file that cannot be used, and why.
public struct FeedFileError: Error, Sendable {
  /// The findings, at least one, each with its place.
  public let diagnostics: [Diagnostic]

  /// The file with the diagnostics.
  public let source: SourceFile
}

extension FeedFile {
  /// Reads a feed file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - knownEndpoints: The endpoints that any widget asks for, `images/*` for all that begin so; another one is misspelled. None
  ///     means that all names are fine.
  ///   - knownWidgets: The kinds and short names of widgets; all names are fine by default.
  /// - Throws: ``FeedFileError`` if anything is wrong: a feed that is not what it seems would make a run that is not.
  public init(
    _ source: SourceFile, knownEndpoints: [String] = [], knownWidgets: [String] = []
  ) throws(FeedFileError) {
    let document: PropertyListDocument
    do throws(PropertyListError) {
      document = try PropertyListDocument(source, as: .json)
    } catch {
      throw FeedFileError(diagnostics: [Diagnostic(invalidPropertyList: error)], source: source)
    }
    var decoder = FeedDecoder(
      document, knownEndpoints: knownEndpoints, knownWidgets: knownWidgets)
    self = decoder.file(document)
    guard decoder.mistakes.isEmpty else {
      throw FeedFileError(diagnostics: decoder.mistakes.sorted, source: source)
    }
  }

  /// Checks that the feed is written for a widget.
  ///
  /// - Parameter names: The widget's names.
  /// - Throws: ``FeedFileError`` if it is for another one.
  public func check(isFor names: [String]) throws(FeedFileError) {
    guard let widget, let name = names.first, !names.contains(widget.value) else { return }
    let place = Diagnostic.Place(file: source.name, range: widget.range)
    let error = Diagnostic(invalidFeed: .otherWidget(widget.value, name), at: place)
    throw FeedFileError(diagnostics: [error], source: source)
  }

  /// Checks that the feed answers what a widget asks.
  ///
  /// - Parameters:
  ///   - endpoints: The endpoints that the widget asks for, `images/*` for all that begin so.
  ///   - widget: The widget's kind.
  /// - Throws: ``FeedFileError`` if an endpoint is missing.
  public func check(has endpoints: [String], askedBy widget: String) throws(FeedFileError) {
    let missing = endpoints.filter { !EndpointName.isAnswered($0, by: endpointNames) }
    guard !missing.isEmpty else { return }
    let place = Diagnostic.Place(file: source.name, range: endpointsRange)
    throw FeedFileError(
      diagnostics: missing.map { name in
        Diagnostic(
          invalidFeed: .missingEndpoint(name, widget: widget, known: endpointNames), at: place)
      }, source: source)
  }
}
