// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The source of the data of a provider: a server, or the container that the app shares with its
/// widgets.
public protocol TimelineFeed: Sendable {
  /// Returns the answer to a request.
  ///
  /// - Throws: ``FeedFailure`` if there is no answer, with the moment at which that is known.
  func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse
}
