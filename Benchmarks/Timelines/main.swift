// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Usage: timeline-benchmark counts | timeline-benchmark run ROUNDS SECONDS-PER-DEVICE
// Scripts/benchmark-timelines.sh builds and runs it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "counts": print(try PeerCounts().json)
case "run":
  guard arguments.count == 4, let rounds = Int(arguments[2]), rounds > 0,
    let peer = Double(arguments[3])
  else { fallthrough }
  let isReached = try await TimelineBenchmark(rounds: rounds, peerSecondsPerDevice: peer).run()
  exit(isReached ? 0 : 1)
default:
  print("usage: timeline-benchmark counts | timeline-benchmark run ROUNDS SECONDS-PER-DEVICE")
  exit(2)
}
