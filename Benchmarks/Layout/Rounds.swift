// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long contenders take in turn, round after round, so that what else the machine does slows all of them.
struct Rounds {
  /// Something to time; what it returns must be the same each time, and not 0.
  struct Contender {
    let name: String
    let run: () -> Double
  }

  /// The seconds of CPU time of one run, a value for each round, by contender.
  private(set) var seconds: [[Double]]

  /// Times contenders; each works at least 5 ms in a round.
  init(_ contenders: [Contender], rounds: Int) {
    let repetitions = contenders.map { contender in
      let expected = contender.run()
      precondition(expected != 0, "\(contender.name) found nothing")
      let once = Self.cpuSeconds { precondition(contender.run() == expected) }
      return max(1, Int(0.005 / max(once, 1e-9)))
    }
    seconds = contenders.map { _ in [] }
    for round in 0..<rounds {
      for turn in contenders.indices {
        let index = (round + turn) % contenders.count
        var total = 0.0
        let elapsed = Self.cpuSeconds {
          for _ in 0..<repetitions[index] { total += contenders[index].run() }
        }
        precondition(total != 0)
        seconds[index].append(elapsed / Double(repetitions[index]))
      }
    }
  }

  /// The shortest time of a contender.
  func best(_ index: Int) -> Double { seconds[index].min() ?? .nan }

  /// The median of a contender's times.
  func median(_ index: Int) -> Double { Self.median(seconds[index]) }

  /// How many times as fast as another a contender is: the median of the ratios within the rounds.
  func ratio(of index: Int, to other: Int) -> Double {
    Self.median(zip(seconds[index], seconds[other]).map { $1 / $0 })
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }

  /// The CPU time of the process that something takes, in seconds.
  static func cpuSeconds(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return clock() - start
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
