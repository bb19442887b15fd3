// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How a program ended in the middle of its work.
package struct ProgramCrash: Hashable, Sendable {
  /// The number of the signal that ended it; nil if it ended by itself.
  package var signal: Int32?

  /// Its exit code.
  package var status: Int32

  /// The last fatal error that it wrote to its standard error, with the place; nil if it wrote none.
  package var message: String?

  /// Reads what a program left.
  ///
  /// - Parameters:
  ///   - signal: The number of the signal that ended it.
  ///   - status: Its exit code.
  ///   - output: The end of its standard error.
  package init(signal: Int32?, status: Int32, output: [UInt8]) {
    self.signal = signal
    self.status = status
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    // As in "Widget/View.swift:12: Fatal error: no family".
    message = lines.last { $0.contains("Fatal error") }.map(String.init)
  }

  /// How it ended, and where.
  package var sentence: String {
    if let message { return message }
    guard let signal else {
      return status == 0 ? "it ended by itself" : "it ended by itself with the exit code \(status)"
    }
    return "signal \(signal)\(Self.words[signal].map { ", \($0)" } ?? "")"
  }

  private static let words: [Int32: String] = [
    4: "an illegal instruction, which is how Swift stops at an error",
    5: "a trap, which is how Swift stops at an error", 6: "it gave up", 7: "a wrong address",
    8: "a wrong calculation", 9: "somebody ended it", 11: "memory that is not there",
    15: "somebody ended it",
  ]
}
