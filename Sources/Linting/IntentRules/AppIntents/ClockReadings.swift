// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText
package import SwiftDeclarations

/// The places at which sources read the clock.
package enum ClockReadings {
  /// Where the clock is read: `Date()`, `Date.now`, or `.now` as the date of a `Text`, but for what a timer begins with, as that goes on by itself.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - body: The tokens that are looked at.
  /// - Returns: The ranges, in their order.
  package static func places(of file: SwiftFile, in body: Range<Int>) -> [SourceRange] {
    let tokens = file.tokens
    return body.compactMap { index in
      let end: Int
      if tokens.is(index, "."), tokens.is(index + 1, "now"), tokens.is(index - 1, "("),
        tokens.is(index - 2, "Text")
      {
        end = index + 1
      } else if !tokens.is(index, "Date") {
        return nil
      } else if tokens.is(index + 1, "("), tokens.is(index + 2, ")") {
        end = index + 2
      } else if tokens.is(index + 1, "."), index + 2 < body.upperBound,
        tokens.is(index + 2, "now")
      {
        end = index + 2
      } else {
        return nil
      }
      // How long something lasts from now on is mostly what a timer begins with.
      let isBound = [index - 1, end + 1].contains { position in
        body.contains(position) && ["...", "..<", "-"].contains(tokens.text(position))
      }
      return isBound ? nil : tokens.range(index..<(end + 1))
    }
  }
}
