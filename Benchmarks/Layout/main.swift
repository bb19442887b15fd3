// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Usage: layout-benchmark CATALOG ROUNDS [YOGA-LIBRARY]; Scripts/benchmark-layout.sh builds and runs it.

import WidgetViews

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let arguments = CommandLine.arguments
guard arguments.count >= 3, let roundCount = Int(arguments[2]), roundCount > 0 else {
  print("usage: layout-benchmark CATALOG ROUNDS [YOGA-LIBRARY]")
  exit(2)
}
var isReached = true

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func number(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

@MainActor func judge(_ name: String, _ value: String, _ goal: String, _ reached: Bool) {
  print("  \(padded(name, 52))\(padded(value, 14))\(padded(goal, 14))\(reached ? "yes" : "NO")")
  if !reached { isReached = false }
}

let (width, height) = (338.0, 158.0)
let prepared = PreparedLayout(BenchmarkGrid())
let lazyGrid = PreparedLayout(BenchmarkLazyGrid())
var contenders: [Rounds.Contender] = [
  .init(name: "measure and place, stacks") {
    prepared.checksum(in: Size(width: width, height: height))
  },
  .init(name: "measure and place, lazy grid") {
    lazyGrid.checksum(in: Size(width: width, height: height))
  },
  .init(name: "view, tree, measure and place, stacks") {
    PreparedLayout(BenchmarkGrid()).checksum(in: Size(width: width, height: height))
  },
]
let yoga = arguments.count > 3 ? YogaGrid(library: arguments[3]) : nil
if arguments.count > 3, yoga == nil {
  print("the library of Yoga, \(arguments[3]), cannot be loaded")
  exit(2)
}
if let yoga {
  contenders += [
    .init(name: "Yoga: measure and place") { yoga.layOut(width: width, height: height) },
    .init(name: "Yoga: nodes, measure and place, free") {
      yoga.makeAndLayOut(width: width, height: height)
    },
  ]
}
let rounds = Rounds(contenders, rounds: roundCount)
print("The grid, microseconds of CPU time:")
print("  \(padded("", 52))\(padded("best", 14))median")
for (index, contender) in contenders.enumerated() {
  print(
    "  \(padded(contender.name, 52))\(padded(number(rounds.best(index) * 1e6), 14))"
      + number(rounds.median(index) * 1e6))
}

let sample = try SampleWidget(catalog: arguments[1])
let drawn = Rounds(
  [
    .init(name: "one SVG") { Double(sample.svg().utf8.count) },
    .init(name: "a sheet") { Double(sample.sheet().count) },
  ], rounds: max(3, roundCount / 3))
// Of their own, because they leave the caches to nobody.
let large = Rounds(
  [
    .init(name: "effects") { Double(EffectGrid().svg().utf8.count) },
    .init(name: "picture") { Double(EffectPicture().png()) },
    // A row has 151 nodes: 10,000 nodes, and ten times as many.
    .init(name: "many") { ManyBoxes(rowCount: 66).checksum() },
    .init(name: "ten times") { ManyBoxes(rowCount: 662).checksum() },
  ], rounds: max(3, roundCount / 3))
print("\nThe widget, milliseconds of CPU time:")
print("  \(padded("", 52))\(padded("best", 14))median")
print(
  "  \(padded("one SVG", 52))\(padded(number(drawn.best(0) * 1e3), 14))"
    + number(drawn.median(0) * 1e3))
print(
  "  \(padded("1,000 views with shadows, masks and gradients", 52))\(padded(number(large.best(0) * 1e3), 14))"
    + number(large.median(0) * 1e3))
print(
  "  \(padded("a contact sheet of \(sample.count) widgets", 52))"
    + "\(padded(number(drawn.best(1) * 1e3), 14))\(number(drawn.median(1) * 1e3))")
print(
  "  \(padded("a picture with every effect as PNG", 52))\(padded(number(large.best(1) * 1e3), 14))"
    + number(large.median(1) * 1e3))
print(
  "  \(padded("10,000 nodes, made and laid out", 52))\(padded(number(large.best(2) * 1e3), 14))"
    + number(large.median(2) * 1e3))
print(
  "  \(padded("100,000 nodes, made and laid out", 52))\(padded(number(large.best(3) * 1e3), 14))"
    + number(large.median(3) * 1e3))

print("\n  \(padded("goal", 52))\(padded("measured", 14))\(padded("wanted", 14))reached")
if yoga != nil {
  let alone = rounds.ratio(of: 0, to: 3)
  judge("measure and place : Yoga's", "\(number(alone)) x", ">= 1 x", alone >= 1)
  let grid = rounds.ratio(of: 1, to: 3)
  judge("measure and place, lazy grid : Yoga's stacks", "\(number(grid)) x", ">= 1 x", grid >= 1)
  let whole = rounds.ratio(of: 2, to: 4)
  judge("with the making of the tree : Yoga's", "\(number(whole)) x", ">= 1 x", whole >= 1)
} else {
  print("  Yoga is not there, so nothing is compared with it")
}
judge("one SVG", "\(number(drawn.median(0) * 1e3)) ms", "< 1 ms", drawn.median(0) < 1e-3)
judge(
  "a contact sheet of \(sample.count) widgets", "\(number(drawn.median(1) * 1e3)) ms", "< 500 ms",
  drawn.median(1) < 0.5)
judge(
  "1,000 views with shadows, masks and gradients", "\(number(large.median(0) * 1e3)) ms", "<= 5 ms",
  large.median(0) <= 5e-3)
judge(
  "a picture with every effect as PNG", "\(number(large.median(1) * 1e3)) ms", "<= 60 ms",
  large.median(1) <= 0.06)
let growth = 1 / large.ratio(of: 3, to: 2)
judge("100,000 nodes : 10,000 nodes", "\(number(growth)) x", "<= 12 x", growth <= 12)
exit(isReached ? 0 : 1)
