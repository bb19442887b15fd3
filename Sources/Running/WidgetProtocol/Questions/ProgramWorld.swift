// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The world of a program: its clock, time zone, locale and network.
package struct ProgramWorld: Hashable, Sendable {
  /// The moment that the program's clock shows; nil is the machine's clock.
  package var now: Instant?

  /// The identifier of the time zone, or a POSIX rule.
  package var timeZone: String

  /// The user's locale: language and region, as in `ja_JP`.
  package var locale: String

  /// Whether requests leave the machine.
  package var allowsNetwork: Bool

  /// The names under which the feed has answers; other requests leave the machine if they may.
  package var endpoints: [String]

  /// The seed of the program's random numbers.
  package var seed: UInt64

  /// The file of what belongs to the program: its catalogs, tables, fonts; nil if it has nothing.
  package var manifest: String?

  /// The file or the folder of the data that app groups share; nil if they have none.
  package var appGroup: String?

  /// Creates a world; by default in UTC, in English, without a network.
  package init(
    now: Instant? = nil, timeZone: String = "UTC", locale: String = "en",
    allowsNetwork: Bool = false, endpoints: [String] = [], seed: UInt64 = 1,
    manifest: String? = nil, appGroup: String? = nil
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.allowsNetwork = allowsNetwork
    self.endpoints = endpoints
    self.seed = seed
    self.manifest = manifest
    self.appGroup = appGroup
  }
}

extension ProgramWorld: WireInline {
  static var blank: ProgramWorld { ProgramWorld() }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("now", ifAny: &now)
    try wire.member("timeZone", &timeZone)
    try wire.member("locale", &locale)
    try wire.member("allowsNetwork", &allowsNetwork)
    try wire.member("endpoints", &endpoints)
    var number = Int(truncatingIfNeeded: seed)
    try wire.member("seed", &number)
    seed = UInt64(truncatingIfNeeded: number)
    try wire.member("manifest", ifAny: &manifest)
    try wire.member("appGroup", ifAny: &appGroup)
  }
}
