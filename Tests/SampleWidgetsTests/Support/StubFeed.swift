// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import WidgetTimeline

/// Answers as a test says, after a while, and remembers what it was asked and what providers logged.
final class StubFeed: TimelineFeed {
  enum Answer: Sendable {
    case body(FeedValue)
    case failure(FeedFailure.Reason)
  }

  private let answers: @Sendable (FeedRequest) -> Answer
  private let latency: Duration
  private let record = Mutex<(requests: [FeedRequest], messages: [ProviderMessage])>(([], []))

  init(
    latency: Duration = .zero, answers: @escaping @Sendable (FeedRequest) -> Answer
  ) {
    self.answers = answers
    self.latency = latency
  }

  /// Answers each endpoint always alike, and knows no other.
  convenience init(latency: Duration = .zero, _ bodies: [String: FeedValue]) {
    self.init(latency: latency) { request in
      bodies[request.endpoint].map(Answer.body) ?? .failure(.unknownEndpoint)
    }
  }

  var requests: [FeedRequest] { record.withLock { $0.requests } }
  var endpoints: [String] { requests.map(\.endpoint) }
  var messages: [ProviderMessage] { record.withLock { $0.messages } }

  func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
    record.withLock { $0.requests.append(request) }
    let date = request.date.advanced(by: latency)
    switch answers(request) {
    case .body(let body): return FeedResponse(body: body, date: date)
    case .failure(let reason): throw FeedFailure(request.endpoint, reason, at: date)
    }
  }

  func log(_ message: ProviderMessage) { record.withLock { $0.messages.append(message) } }
}
