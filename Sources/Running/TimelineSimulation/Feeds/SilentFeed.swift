// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// A feed that knows no endpoint: for widgets that send no requests.
public struct SilentFeed: TimelineFeed {
  /// Creates a feed without endpoints.
  public init() {}

  /// Fails, because every endpoint is unknown.
  ///
  /// - Throws: `FeedFailure`, always.
  public func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
    throw FeedFailure(request.endpoint, .unknownEndpoint, at: request.date)
  }
}
