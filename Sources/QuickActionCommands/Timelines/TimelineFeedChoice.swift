// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation
import WidgetProject
import WidgetTimeline

/// Where a run's data comes from.
struct TimelineFeedChoice {
  /// The file; nil where the widget asks for nothing.
  let file: FeedFile?

  /// The path that was given; nil for the widget's own feed.
  private let path: String?

  /// What the feed is called.
  func name(_ texts: RunTexts = RunTexts()) -> String {
    path ?? texts(file == nil ? .feedNone : .feedSample)
  }

  /// Reads the feed of a path, or the widget's own.
  ///
  /// - Throws: `CommandFailure` where it cannot be used.
  init(path: String?, for subject: TimelineSubject, _ messages: Messages) throws {
    self.path = path
    guard let path else {
      file = try subject.sampleFeed.map {
        try Self.file(
          SourceFile(name: "\(subject.name)\(FeedFile.fileSuffix)", text: $0), for: subject,
          knownEndpoints: [], messages)
      }
      return
    }
    let source: SourceFile
    do throws(FileError) {
      source = try FileSystem.disk.source(at: FilePath(path))
    } catch {
      throw CommandFailure(error)
    }
    file = try Self.file(
      source, for: subject, knownEndpoints: TimelineSubject.knownEndpoints, messages)
  }

  private static func file(
    _ source: SourceFile, for subject: TimelineSubject, knownEndpoints: [String],
    _ messages: Messages
  ) throws -> FeedFile {
    do throws(FeedFileError) {
      let file = try FeedFile(
        source, knownEndpoints: knownEndpoints, knownWidgets: TimelineSubject.names)
      try file.check(isFor: [subject.name, subject.widget.kind])
      try file.check(has: subject.endpoints, askedBy: subject.widget.kind)
      return file
    } catch {
      throw CommandFailure(
        error.diagnostics, sources: [error.source], style: messages.errorStyle, exitCode: 2)
    }
  }

  /// What answers requests.
  func feed(in zone: TimeZoneRules, seed: UInt64) -> any TimelineFeed {
    file.map { FileFeed($0, timeZone: zone, seed: seed) } ?? SilentFeed()
  }
}

/// Answers nothing: for widgets that ask for nothing.
private struct SilentFeed: TimelineFeed {
  func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
    throw FeedFailure(request.endpoint, .unknownEndpoint, at: request.date)
  }
}
