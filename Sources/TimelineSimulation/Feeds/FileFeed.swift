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
  private let offline: [PlacedWindow]
  private let maintenance: [PlacedWindow]
  private let timeout: Duration
  private let timeZone: TimeZoneRules
  private let seed: UInt64

  /// Prepares the answers of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - timeZone: The device's time zone, which times without an offset are in.
  ///   - seed: What decides where the file leaves it to chance: latencies that have a range, failures that have a share.
  public init(_ file: FeedFile, timeZone: TimeZoneRules, seed: UInt64) {
    endpoints = Dictionary(
      file.endpoints.map { ($0.name.value, PreparedEndpoint($0, in: timeZone)) },
      uniquingKeysWith: { $1 })
    families = file.endpoints.compactMap { endpoint in
      EndpointName.prefix(of: endpoint.name.value)
        .map { ($0, PreparedEndpoint(endpoint, in: timeZone)) }
    }
    .sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
    offline = file.offline.map { $0.placed(in: timeZone) }
    maintenance = file.maintenance.map { $0.placed(in: timeZone) }
    timeout = file.timeout
    self.timeZone = timeZone
    self.seed = seed
  }

  /// Answers a request.
  ///
  /// - Throws: ``FeedFailure`` where there is no answer.
  public func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
    try answer(to: request)
  }

  /// Answers a request, without waiting.
  ///
  /// - Throws: ``FeedFailure`` where there is no answer, with the moment at which that is known.
  public func answer(to request: FeedRequest) throws(FeedFailure) -> FeedResponse {
    let (name, date) = (request.endpoint, request.date)
    let second = timeZone.civilTime(at: date).secondOfDay
    func fails(_ windows: [PlacedWindow]) -> Bool {
      windows.contains { $0.age(at: date, secondOfDay: second) != nil }
    }
    guard !fails(offline) else { throw FeedFailure(name, .unreachable, at: date) }
    guard
      let endpoint = endpoints[name]
        ?? families.first(where: { name.hasPrefix($0.prefix) })?.endpoint
    else {
      throw FeedFailure(name, .unknownEndpoint, at: date)
    }
    var draw = FeedDraw(seed: seed, endpoint: FeedDraw.hash(name), date: date)
    let failure = endpoint.failures.first { failure in
      let share = draw.next()
      return share < failure.share && failure.window.age(at: date, secondOfDay: second) != nil
    }
    let isMaintained = fails(maintenance)
    let asOf = endpoint.dateOfData(at: date, secondOfDay: second)
    let response = endpoint.response(at: asOf, in: timeZone)
    let latency = (isMaintained ? nil : response?.latency) ?? endpoint.latency
    let arrival = date.advanced(by: draw.length(from: latency.shortest, to: latency.longest))
    let end = date.advanced(by: timeout)
    guard failure?.reason != .timedOut, arrival <= end else {
      throw FeedFailure(name, .timedOut, at: end)
    }
    if let failure { throw FeedFailure(name, failure.reason, at: arrival) }
    if isMaintained {
      switch endpoint.maintenance {
      case .body(let body): return FeedResponse(body: body, date: arrival)
      case .status(let status): throw FeedFailure(name, .status(status), at: arrival)
      }
    }
    guard let response else { throw FeedFailure(name, .status(404), at: arrival) }
    return FeedResponse(body: response.body, date: arrival)
  }
}
