// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// How long each contender took for one file, round by round.
struct Measurement {
  /// The seconds of CPU time that one reading took, a value for each round.
  private(set) var seconds: [Contender.ID: [Double]] = [:]

  /// A contender that found nothing, or not the same twice.
  struct Unreliable: Error {
    var contender: Contender.ID
    var found: Set<Int>
  }

  /// How long a contender works in a round at least, so that the clock's steps and the calls of it do not count.
  private static let leastSeconds = 0.01

  /// Measures all contenders in turn, round after round.
  ///
  /// What else the machine does then slows all of them. Each round begins with another contender, so that none always
  /// follows the one that leaves the caches or the allocator at their worst.
  init(of contenders: [Contender], rounds: Int) throws {
    let repetitions = try contenders.map { contender in
      _ = try contender.run()
      let once = try Self.cpuSeconds { _ = try contender.run() }
      return max(1, Int(Self.leastSeconds / max(once, 1e-9)))
    }
    var found: [Contender.ID: Set<Int>] = [:]
    for round in 0..<rounds {
      for turn in contenders.indices {
        let index = (round + turn) % contenders.count
        let contender = contenders[index]
        let elapsed = try Self.cpuSeconds {
          for _ in 0..<repetitions[index] {
            found[contender.id, default: []].insert(try contender.run())
          }
        }
        seconds[contender.id, default: []].append(elapsed / Double(repetitions[index]))
      }
    }
    for (contender, results) in found where results.count > 1 || results.contains(0) {
      throw Unreliable(contender: contender, found: results)
    }
  }

  /// The shortest time of a contender.
  func best(_ id: Contender.ID) -> Double {
    seconds[id]?.min() ?? .nan
  }

  /// The median of a contender's times.
  func median(_ id: Contender.ID) -> Double {
    seconds[id]?.median ?? .nan
  }

  /// How many times as fast as another a contender is, by their best rounds.
  func bestRatio(of id: Contender.ID, to other: Contender.ID) -> Double {
    best(other) / best(id)
  }

  /// How many times as fast as another a contender is: the median of the ratios within each round.
  func medianRatio(of id: Contender.ID, to other: Contender.ID) -> Double {
    zip(seconds[other] ?? [], seconds[id] ?? []).map { $0 / $1 }.median
  }

  /// The CPU time of this process that the work takes.
  private static func cpuSeconds(_ work: () throws -> Void) rethrows -> Double {
    let start = cpuTime()
    try work()
    return cpuTime() - start
  }

  private static func cpuTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension [Double] {
  fileprivate var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
