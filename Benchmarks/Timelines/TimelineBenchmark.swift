// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetTimeline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Times the load model and the simulator of a device, and judges them by their goals.
struct TimelineBenchmark {
  let rounds: Int
  /// What the program in Python takes for a device of the coupons' fleet.
  let peerSecondsPerDevice: Double

  private struct Time {
    var wall: Double
    var processor: Double
  }

  /// Runs everything.
  ///
  /// - Returns: Whether all goals are reached.
  func run() async throws -> Bool {
    var isReached = true
    func judge(_ name: String, _ value: String, _ goal: String, _ reached: Bool) {
      print(
        "  \(Self.padded(name, 50))\(Self.padded(value, 16))\(Self.padded(goal, 14))\(reached ? "yes" : "NO")"
      )
      if !reached { isReached = false }
    }

    let sizes = [10_000, 100_000, 1_000_000, 10_000_000]
    print(
      "24 hours of a fleet, seconds, the best of \(rounds) rounds (of 1 round for 10,000,000 devices):"
    )
    print("  fleet     devices     wall      processor  µs a device  requests       peak memory")
    var million: [(String, Time)] = []
    var perDevice: [(String, [Double])] = []
    for fleet in [Fleets.coupons, Fleets.recipes, Fleets.greedy] {
      var costs: [Double] = []
      for devices in sizes {
        let model = try LoadModel(fleet(devices))
        var total = 0
        let time = Self.best(devices > 1_000_000 ? 1 : rounds) {
          total = model.forecast().all.total
        }
        let name = model.scenario.profile.kind
        costs.append(time.processor / Double(devices))
        if devices == 1_000_000 { million.append((name, time)) }
        print(
          "  \(Self.padded(name, 10))\(Self.padded("\(devices)", 12))\(Self.padded(Self.number(time.wall, 4), 10))"
            + "\(Self.padded(Self.number(time.processor, 4), 11))"
            + "\(Self.padded(Self.number(time.processor / Double(devices) * 1e6, 3), 13))"
            + "\(Self.padded("\(total)", 15))\(Self.peakMemory()) MiB")
      }
      perDevice.append((fleet(1).profile.kind, costs))
    }

    var reloads = 0
    var day = Double.infinity
    for round in 0..<max(5, rounds) {
      let simulator = try DeviceSimulator(DeviceDay.scenario(seed: UInt64(round)))
      let begin = Self.processorTime()
      for _ in 0..<50 { reloads = await simulator.run().reloads.count }
      day = min(day, (Self.processorTime() - begin) / 50)
    }
    print(
      "\nA day of a device with four widgets: \(Self.number(day * 1e3, 3)) ms of processor time, \(reloads) reloads"
    )

    print(
      "\n  \(Self.padded("goal", 50))\(Self.padded("measured", 16))\(Self.padded("wanted", 14))reached"
    )
    for (name, time) in million {
      judge(
        "\(name): 1,000,000 devices, wall", "\(Self.number(time.wall, 2)) s", "< 2 s", time.wall < 2
      )
    }
    for (name, time) in million {
      let ideal = time.processor / 2
      judge(
        "\(name): the same, processor time : 2 cores", "\(Self.number(ideal, 2)) s", "< 2 s",
        ideal < 2)
    }
    let memory = Self.peakMemory()
    judge("memory, 10,000,000 devices included", "\(memory) MiB", "< 200 MiB", memory < 200)
    for (name, costs) in perDevice {
      let ratio = costs[3] / costs[1]
      judge(
        "\(name): a device of 10,000,000 : one of 100,000", "\(Self.number(ratio, 2)) x",
        "<= 1.2 x",
        ratio <= 1.2)
    }
    judge("a device's day", "\(Self.number(day * 1e3, 3)) ms", "< 1 ms", day < 1e-3)
    if let coupons = million.first {
      let ratio = peerSecondsPerDevice / (coupons.1.processor / 1e6)
      judge("Python : load model, a device", "\(Int(ratio)) x", ">= 100 x", ratio >= 100)
    }
    return isReached
  }

  private static func best(_ rounds: Int, _ body: () -> Void) -> Time {
    var best = Time(wall: .infinity, processor: .infinity)
    for _ in 0..<rounds {
      let wall = wallTime()
      let processor = processorTime()
      body()
      best.wall = min(best.wall, wallTime() - wall)
      best.processor = min(best.processor, processorTime() - processor)
    }
    return best
  }

  private static func processorTime() -> Double { time(CLOCK_PROCESS_CPUTIME_ID) }

  private static func wallTime() -> Double { time(CLOCK_MONOTONIC) }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that the process had, in MiB.
  private static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss / 1_024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_048_576
    #endif
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func number(_ value: Double, _ digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
    return "\((value * factor).rounded() / factor)"
  }
}
