// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing

@Suite struct TerminalColorDepthTests {
  @Test(
    "the environment says how many colors there are",
    arguments: [
      ([:], .basic), (["TERM": "xterm"], .basic), (["TERM": "xterm-256color"], .palette),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["TERM": "xterm", "COLORTERM": "24bit"], .full), (["COLORTERM": "1"], .basic),
      (["TERM": "xterm-kitty"], .full), (["TERM": "tmux-direct"], .full),
      (["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"], .palette), (["TERM": "dumb"], .none),
      (["NO_COLOR": "1", "COLORTERM": "truecolor"], .none),
      (["FORCE_COLOR": "2", "COLORTERM": "truecolor"], .palette), (["FORCE_COLOR": "0"], .none),
      (["FORCE_COLOR": "true", "TERM": "xterm-256color"], .palette),
    ] as [([String: String], TerminalColorDepth)])
  func environment(environment: [String: String], depth: TerminalColorDepth) {
    #expect(
      TerminalColorDepth(choice: .auto, isTerminal: true, environment: environment) == depth)
  }

  @Test("a choice stands above the environment, and a file has no colors")
  func choice() {
    let environment = ["COLORTERM": "truecolor"]
    func depth(_ choice: ColorChoice) -> TerminalColorDepth {
      TerminalColorDepth(choice: choice, isTerminal: false, environment: environment)
    }
    #expect(depth(.auto) == .none)
    #expect(depth(.never) == .none)
    #expect(depth(.always) == .full)
  }

  @Test(
    "a color becomes the nearest that there is",
    arguments: [
      ((255, 149, 0), 3, 208), ((255, 255, 255), 15, 231), ((0, 0, 0), 0, 16),
      ((242, 242, 247), 15, 255), ((28, 28, 30), 0, 234), ((255, 0, 0), 9, 196),
      ((0, 122, 255), 12, 33), ((128, 128, 128), 8, 244),
    ] as [((UInt8, UInt8, UInt8), UInt8, UInt8)])
  func nearest(color: (UInt8, UInt8, UInt8), basic: UInt8, palette: UInt8) {
    let (red, green, blue) = color
    func nearest(_ depth: TerminalColorDepth) -> TerminalColor? {
      depth.color(red: red, green: green, blue: blue)
    }
    #expect(nearest(.basic) == .basic(basic))
    #expect(nearest(.palette) == .palette(palette))
    #expect(nearest(.full) == .rgb(red: red, green: green, blue: blue))
    #expect(nearest(.none) == nil)
  }

  @Test("no color of the palette is nearer than the one that is chosen")
  func exhaustive() {
    func rgb(_ index: Int) -> [Int] {
      guard index < 232 else { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
      let steps = [0, 95, 135, 175, 215, 255]
      return [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map { steps[$0] }
    }
    func distance(_ a: [Int], _ b: [Int]) -> Int {
      zip(zip(a, b), [3, 6, 1]).reduce(0) { $0 + $1.1 * ($1.0.0 - $1.0.1) * ($1.0.0 - $1.0.1) }
    }
    for red in stride(from: 0, through: 255, by: 85) {
      for green in stride(from: 0, through: 255, by: 51) {
        for blue in stride(from: 3, through: 255, by: 42) {
          let color = TerminalColorDepth.palette.color(
            red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          guard case .palette(let index) = color else {
            Issue.record("no color")
            continue
          }
          let least = (16...255).map { distance(rgb($0), [red, green, blue]) }.min()
          #expect(distance(rgb(Int(index)), [red, green, blue]) == least)
        }
      }
    }
  }

  @Test("fewer colors come first")
  func order() {
    #expect(TerminalColorDepth.allCases.sorted() == TerminalColorDepth.allCases)
  }
}
