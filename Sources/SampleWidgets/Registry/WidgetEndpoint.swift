// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// What a widget asks of a server, and how often a reload does.
package struct WidgetEndpoint: Hashable, Sendable {
  /// The name of what is asked; of a group, what the names of all begin with.
  package let name: String

  /// Whether every endpoint is meant whose name begins so.
  package let isPrefix: Bool

  /// The requests of a reload where all goes well, by the family; of families that are not listed ``usualRequests``.
  private let requests: [WidgetFamily: Int]

  /// The requests of a reload where all goes well, in families that differ in nothing.
  private let usualRequests: Int

  /// Names an endpoint.
  init(
    _ name: String, isPrefix: Bool = false, requests: [WidgetFamily: Int] = [:],
    usualRequests: Int = 1
  ) {
    self.name = name
    self.isPrefix = isPrefix
    self.requests = requests
    self.usualRequests = usualRequests
  }

  /// The requests of a reload with the sample feed, where everything is answered.
  ///
  /// Where the timeline of recipes passes midnight, it shows some of them twice and asks for fewer pictures.
  package func requestsPerReload(in family: WidgetFamily) -> Int {
    requests[family] ?? usualRequests
  }

  /// The name as feeds have it: `images/*` is every endpoint that begins so.
  package var pattern: String { isPrefix ? name + "*" : name }

  /// Whether a request is one to this endpoint.
  package func matches(_ endpoint: String) -> Bool {
    isPrefix ? endpoint.hasPrefix(name) : endpoint == name
  }
}
