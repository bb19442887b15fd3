// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation

extension LoadRun {
  /// The figures of an endpoint's requests, in a line.
  func figures(of endpoint: LoadForecast.Endpoint, in result: Result) -> String {
    let date = result.forecast.date(ofSecond: endpoint.peakSecond)
    let moment = endpoint.peak > 0 ? " at \(words.time(date))" : ""
    return [
      Self.counted(endpoint.total, "request"),
      "peak \(RateChart.grouped(endpoint.peak))/s\(moment)",
      "99 % of seconds ≤ \(RateChart.grouped(endpoint.percentile99))",
      "mean \(Self.mean(endpoint))/s",
    ].joined(separator: " · ")
  }

  /// A number of things, as in `1 device` and `2,000 devices`.
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(RateChart.grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The requests of a second on average, as text with one digit after the point.
  static func mean(_ endpoint: LoadForecast.Endpoint) -> String {
    let tenths = Int((endpoint.mean * 10).rounded())
    return "\(RateChart.grouped(tenths / 10)).\(tenths % 10)"
  }
}
