// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation

/// A small fleet and its counts, for the program in Python to find again.
struct PeerCounts {
  private static let devices = 2_000

  /// The fleets by name, each with its counts by endpoint: pairs of a second and the requests in it.
  var json: String {
    get throws {
      let fleets = [
        Fleets.coupons(Self.devices), Fleets.recipes(Self.devices), Fleets.greedy(Self.devices),
      ]
      let texts = try fleets.map { fleet in
        let forecast = try LoadModel(fleet).forecast()
        let endpoints = forecast.endpoints.map { endpoint in
          let pairs = endpoint.counts.enumerated().filter { $0.element > 0 }
            .map { "[\($0.offset),\($0.element)]" }
          return "\"\(endpoint.name)\":[\(pairs.joined(separator: ","))]"
        }
        return "\"\(fleet.profile.kind)\":{\(endpoints.joined(separator: ","))}"
      }
      return "{\"devices\":\(Self.devices),\"fleets\":{\(texts.joined(separator: ","))}}"
    }
  }
}
