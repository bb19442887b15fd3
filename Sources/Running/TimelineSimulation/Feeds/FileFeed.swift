// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
public import WidgetTimeline

/// Answers requests from a feed file: the same answer to the same request, for the same seed and time zone.
///
/// Everything is prepared when it is made; an answer costs a search among the responses of its endpoint.
public struct FileFeed: TimelineFeed {
  private let endpoints: [String: PreparedEndpoint]
  /// The endpoints that answer for all that begin alike, the longest beginning first.
  private let families: [(prefix: Substring, endpoint: PreparedEndpoint)]
  private let conditions: FeedConditions

  /// Prepares the answers of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - timeZone: The device's time zone, which times without an offset are in.
  ///   - seed: What decides if the file leaves it to chance: latencies that have a range, failures that have a share.
  public init(_ file: FeedFile, timeZone: TimeZoneRules, seed: UInt64) {
    endpoints = Dictionary(
      file.endpoints.map { ($0.name.value, PreparedEndpoint($0, in: timeZone)) },
      uniquingKeysWith: { $1 })
    families = file.endpoints.compactMap { endpoint in
      EndpointName.prefix(of: endpoint.name.value)
        .map { ($0, PreparedEndpoint(endpoint, in: timeZone)) }
    }
    .sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
    conditions = FeedConditions(file, timeZone: timeZone, seed: seed)
  }

  /// Answers a request as the feed file has it.
  ///
  /// - Throws: `FeedFailure` if there is no answer.
  public func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
    try answer(to: request)
  }

  /// Answers a request, without waiting.
  ///
  /// - Throws: `FeedFailure` if there is no answer, with the moment at which that is known.
  public func answer(to request: FeedRequest) throws(FeedFailure) -> FeedResponse {
    let name = request.endpoint
    let endpoint =
      endpoints[name] ?? families.first { name.hasPrefix($0.prefix) }?.endpoint
    let meeting = conditions.meeting(endpoint, hash: FeedDraw.hash(name), at: request.date)
    switch meeting.outcome {
    case .response(let index):
      return FeedResponse(body: endpoint?.responses[index].body ?? .null, date: meeting.end)
    case .maintenance(let body): return FeedResponse(body: body, date: meeting.end)
    case .failed(let reason): throw FeedFailure(name, reason, at: meeting.end)
    }
  }
}
