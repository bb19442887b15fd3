// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// What came of asking an endpoint.
struct FetchedAnswer<Value: Sendable>: Sendable {
  /// What was read; nil if nothing was answered, or something else than is expected.
  var value: Value?

  /// The moment at which the provider knew, by the device's clock: the next request, and what an app writes as `Date()`, is not before it.
  var date: Instant
}

extension TimelineProviderContext {
  /// Asks an endpoint and reads its answer; what goes wrong is logged.
  ///
  /// - Parameters:
  ///   - endpoint: The name of what is asked.
  ///   - date: The moment at which it is asked.
  ///   - read: Reads the answer, as `JSONDecoder` would: as a whole or not at all.
  /// - Returns: What was read, or no value, and the moment at which that was known.
  func fetch<Value: Sendable>(
    _ endpoint: String, at date: Instant, reading read: (FeedReader) throws(FeedDataError) -> Value
  ) async -> FetchedAnswer<Value> {
    let response: FeedResponse
    do throws(FeedFailure) {
      response = try await feed.response(to: FeedRequest(endpoint, at: date))
    } catch {
      log(.failed(error))
      return FetchedAnswer(value: nil, date: max(date, error.date))
    }
    let arrival = max(date, response.date)
    do throws(FeedDataError) {
      return FetchedAnswer(value: try read(FeedReader(response.body)), date: arrival)
    } catch {
      log(.malformed(endpoint: endpoint, error))
      return FetchedAnswer(value: nil, date: arrival)
    }
  }
}
