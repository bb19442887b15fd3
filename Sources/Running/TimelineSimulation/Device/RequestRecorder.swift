// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import WidgetTimeline

/// Notes what a provider asks, and asks the scenario's feed in true time.
final class RequestRecorder: TimelineFeed {
  /// A recorded request, in true time.
  struct Record {
    var endpoint: String
    var began: Int64
    var ended: Int64
    var failure: FeedFailure.Reason?
  }

  private let feed: any TimelineFeed
  private let clockOffset: Int64
  private let records = Mutex<[Record]>([])

  /// Creates a recorder for one reload.
  ///
  /// - Parameters:
  ///   - feed: The scenario's feed.
  ///   - clockOffset: By how much the device's clock is ahead, in milliseconds.
  init(_ feed: any TimelineFeed, clockOffset: Int64) {
    self.feed = feed
    self.clockOffset = clockOffset
  }

  /// The recorded requests so far.
  var all: [Record] { records.withLock { $0 } }

  func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
    var asked = request
    asked.date = moved(request.date, by: -clockOffset)
    do {
      var response = try await feed.response(to: asked)
      note(asked, until: response.date, nil)
      response.date = moved(response.date, by: clockOffset)
      return response
    } catch {
      note(asked, until: error.date, error.reason)
      throw FeedFailure(error.endpoint, error.reason, at: moved(error.date, by: clockOffset))
    }
  }

  private func note(_ request: FeedRequest, until end: Instant, _ failure: FeedFailure.Reason?) {
    let began = request.date.millisecondsSince1970
    let record = Record(
      endpoint: request.endpoint, began: began, ended: max(began, end.millisecondsSince1970),
      failure: failure)
    records.withLock { $0.append(record) }
  }

  private func moved(_ date: Instant, by offset: Int64) -> Instant {
    offset == 0 ? date : date.advanced(by: .milliseconds(offset))
  }
}
