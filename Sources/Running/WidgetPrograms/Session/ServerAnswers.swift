// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import Synchronization
package import TimelineSimulation
package import WidgetProtocol
package import WidgetTimeline

/// The answers of servers to a program: those of a feed file, and none without one.
package final class ServerAnswers: Sendable {
  private struct State: Sendable {
    var unknown: [String] = []
    var names: [String] = []
  }

  private let endpoints: [String]
  private let content: @Sendable (_ path: String) -> [UInt8]?
  private let state = Mutex(State())

  /// Prepares the answers of a feed file; nil is no feed.
  ///
  /// - Parameters:
  ///   - file: The feed file; nil if there is none.
  ///   - content: The content of a file beside the feed, which a body can name; nil if there is no such file.
  package init(
    _ file: FeedFile?, content: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    endpoints = file?.endpointNames ?? []
    self.content = content
  }

  /// The addresses for which the feed has no answer, each once, in the order in which they were asked for.
  package var unknown: [String] { state.withLock(\.unknown) }

  /// The endpoints that were asked for, in order.
  package var names: [String] { state.withLock(\.names) }

  /// The request of a feed for that of a program.
  ///
  /// - Parameters:
  ///   - request: The request of the program.
  ///   - now: The moment for a program whose clock is the machine's.
  /// - Returns: The request, by the name that the feed knows.
  package func feedRequest(for request: ServerRequest, now: Instant) -> FeedRequest {
    let (name, isKnown) = ServerNames.endpoint(of: request.url, among: endpoints)
    state.withLock { state in
      state.names.append(name)
      if !isKnown, !state.unknown.contains(name) { state.unknown.append(name) }
    }
    return FeedRequest(name, at: request.now ?? now)
  }

  /// The response for what a feed answers.
  package func response(
    _ answer: Result<FeedResponse, FeedFailure>
  ) -> ServerResponse {
    switch answer {
    case .success(let response): ServerResponse(outcome(of: response.body), now: response.date)
    case .failure(let failure):
      switch failure.reason {
      case .status(let status):
        ServerResponse(.answered(status: status, type: "text/plain", body: []), now: failure.date)
      case .timedOut: ServerResponse(.timedOut, now: failure.date)
      case .unreachable, .unknownEndpoint: ServerResponse(.unreachable, now: failure.date)
      }
    }
  }

  /// The content of a body: `{"file": "pictures/curry.png"}` is that file beside the feed, a text is itself, the rest is JSON.
  private func outcome(of body: FeedValue) -> ServerResponse.Outcome {
    switch body {
    case .object(let members) where members.count == 1 && members[0].name == "file":
      guard case .string(let path) = members[0].value, let bytes = content(path) else {
        return .answered(status: 404, type: "text/plain", body: [])
      }
      return .answered(status: 200, type: Self.type(of: path), body: bytes)
    case .string(let text):
      return .answered(status: 200, type: "text/plain", body: Array(text.utf8))
    default:
      let text = JSONWriter.document(body.literal)
      return .answered(status: 200, type: "application/json", body: Array(text.utf8))
    }
  }

  private static func type(of path: String) -> String {
    let types = [
      "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "svg": "image/svg+xml",
      "json": "application/json", "xml": "application/xml", "txt": "text/plain",
    ]
    let ending = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() }
    return ending.flatMap { types[$0] } ?? "application/octet-stream"
  }
}

extension FeedValue {
  fileprivate var literal: PropertyListLiteral {
    switch self {
    case .null: .null
    case .bool(let value): .boolean(value)
    case .integer(let value): .integer(spelling: String(value))
    case .number(let value): .real(spelling: String(value))
    case .string(let text): .string(text)
    case .array(let values): .array(values.map(\.literal))
    case .object(let members):
      .dictionary(members.map { .init($0.name, $0.value.literal) })
    }
  }
}
