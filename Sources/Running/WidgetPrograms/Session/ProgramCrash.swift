// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The way in which a program ended in the middle of its work.
package struct ProgramCrash: Hashable, Sendable {
  /// The number of the signal that ended it; nil if it ended by itself.
  package var signal: Int32?

  /// The exit code of the program.
  package var status: Int32

  /// The last fatal error that it wrote to its standard error, with the place; nil if it wrote none.
  package var message: String?

  /// The line of the app's own sources at which it ended; nil if that is not known.
  package var place: String?

  /// Reads what a program left.
  ///
  /// - Parameters:
  ///   - signal: The number of the signal that ended it.
  ///   - status: Its exit code.
  ///   - output: The end of its standard error.
  ///   - program: Its file.
  package init(signal: Int32?, status: Int32, output: [UInt8], program: String) {
    self.signal = signal
    self.status = status
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    // As in "Widget/View.swift:12: Fatal error: no family".
    message = lines.last { $0.contains("Fatal error") }.map(String.init)
    place =
      signal == nil || message.map { !Self.isElsewhere($0) } ?? false
      ? nil : CrashPlace.find(in: lines, of: program)
  }

  /// Whether a message names no place, or one in a library of Swift's, which is not where the error was made.
  private static func isElsewhere(_ message: String) -> Bool {
    message.hasPrefix("Fatal error")
      || ["Swift/", "Foundation/", "FoundationEssentials/", "Dispatch/"].contains(
        where: message.hasPrefix)
  }

  /// The sentence on how it ended, and where.
  package var sentence: String {
    if let message {
      guard let place, let start = message.firstRange(of: "Fatal error")?.lowerBound else {
        return message
      }
      return "\(place): \(message[start...])"
    }
    guard let signal else {
      return status == 0 ? "it ended by itself" : "it ended by itself with the exit code \(status)"
    }
    let words = "signal \(signal)\(Self.words[signal].map { ", \($0)" } ?? "")"
    return place.map { "\($0): \(words)" } ?? words
  }

  private static let words: [Int32: String] = [
    4: "an illegal instruction, which is how Swift stops at an error",
    5: "a trap, which is how Swift stops at an error", 6: "it gave up", 7: "a wrong address",
    8: "a wrong calculation", 9: "it was ended from outside", 11: "memory that is not there",
    15: "it was ended from outside",
  ]
}
