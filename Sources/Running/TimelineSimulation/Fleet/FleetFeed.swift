// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
public import WidgetTimeline

/// The feed of a fleet: the answers, latencies and outages of a feed file.
public struct FleetFeed: Sendable {
  /// A provider's reading of the answer that it asks for first.
  public struct Answer: Hashable, Sendable {
    /// The next requests, in order.
    public var requests: [String]

    /// The time until the next reload, if the server says it; nil means the profile's.
    public var interval: Duration?

    /// Creates a reading with its next requests and the time to the next reload.
    public init(requests: [String] = [], interval: Duration? = nil) {
      self.requests = requests
      self.interval = interval
    }
  }

  let file: FeedFile
  let seed: UInt64
  let reading: @Sendable (FeedValue) -> Answer?

  /// Creates a feed with a function that reads answers as a provider does.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - seed: What decides if the file leaves it to chance.
  ///   - reading: What the provider makes of an answer of the profile's first endpoint; nil if it can make nothing of it.
  public init(
    _ file: FeedFile, seed: UInt64, reading: @escaping @Sendable (FeedValue) -> Answer?
  ) {
    self.file = file
    self.seed = seed
    self.reading = reading
  }
}

/// A fleet's feed in one time zone, with everything that a reload needs worked out.
struct PlacedFleetFeed: Sendable {
  /// A name that is asked for, and where its requests are counted.
  struct Name: Sendable {
    let hash: UInt64
    let endpoint: PreparedEndpoint?
    /// The position among the profile's endpoints.
    let counter: Int
  }

  /// An answer whose requests are known.
  struct Answer: Sendable {
    let requests: [Name]
    let interval: Int64?
  }

  let conditions: FeedConditions
  /// The name of the first request; nil if there is none.
  let first: Name?
  /// The readings of the first endpoint's responses, by position, and of its answer during
  /// maintenance.
  private let answers: [Answer?]
  private let maintained: Answer?

  init(_ feed: FleetFeed, _ profile: LoadProfile, in zone: TimeZoneRules) {
    conditions = FeedConditions(feed.file, timeZone: zone, seed: feed.seed)
    let all = feed.file.endpoints.map { ($0.name.value, PreparedEndpoint($0, in: zone)) }
    func prepared(_ name: String) -> PreparedEndpoint? {
      if let exact = all.last(where: { $0.0 == name }) { return exact.1 }
      // The longest beginning is the nearest.
      return all.filter { EndpointName.prefix(of: $0.0).map(name.hasPrefix) ?? false }
        .max { $0.0.utf8.count < $1.0.utf8.count }?.1
    }
    func counted(_ name: String) -> Name {
      let counter = profile.endpoints.firstIndex { EndpointName.isMeant(name, by: [$0.name]) }
      return Name(
        hash: FeedDraw.hash(name), endpoint: prepared(name), counter: counter ?? 0)
    }
    func placed(_ body: FeedValue) -> Answer? {
      feed.reading(body).map { answer in
        Answer(
          requests: answer.requests.map(counted), interval: answer.interval?.milliseconds)
      }
    }
    let first = profile.endpoints.first.map { counted($0.name) }
    self.first = first
    answers = first?.endpoint?.responses.map { placed($0.body) } ?? []
    if case .body(let body)? = first?.endpoint?.maintenance {
      maintained = placed(body)
    } else {
      maintained = nil
    }
  }

  /// The provider's reading of the first endpoint's outcome; nil if it cannot use it.
  func answer(to outcome: FeedConditions.Meeting.Outcome) -> Answer? {
    switch outcome {
    case .response(let index): answers[index]
    case .maintenance: maintained
    case .failed: nil
    }
  }
}
