// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What ArgumentParser says of wrong usage, in the voice of all other errors: a sentence that begins in lower case and says what to do.
enum UsageSentence {
  private static let prefix = "error: "

  /// What other sentences of ArgumentParser begin with.
  private static let beginnings = [
    "Can't ", "Invalid ", "Missing ", "No ", "The ", "There ", "Unexpected ", "Unknown ", "Value ",
  ]

  /// Rewrites the sentence at the beginning of a message; help and usage after it stay as they are.
  ///
  /// - Parameter message: What ArgumentParser writes to standard error.
  /// - Returns: The message, or as it is if it does not begin with an error.
  static func replaced(in message: String) -> String {
    guard message.hasPrefix(prefix) else { return message }
    let lines = message.dropFirst(prefix.count)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.firstIndex { $0.hasPrefix("Help:") || $0.hasPrefix("Usage:") } ?? lines.endIndex
    let said = lines[..<end].joined(separator: "\n")
    return ([prefix + sentence(Substring(said))] + lines[end...].map(String.init))
      .joined(separator: "\n")
  }

  private static func sentence(_ said: Substring) -> String {
    if let rest = said.after("Unknown option '") {
      guard let advice = rest.firstRange(of: "'. Did you mean '"), rest.hasSuffix("'?") else {
        return "unknown option '\(rest)"
      }
      let near = rest[advice.upperBound...].dropLast(2)
      return "unknown option '\(rest[..<advice.lowerBound])'; did you mean '\(near)'?"
    }
    if let rest = said.after("Unexpected argument ") {
      return "unexpected argument \(rest); leave it out"
    }
    if said.firstRange(of: " unexpected arguments: ") != nil {
      return "\(said); leave them out"
    }
    if let rest = said.after("The option '"),
      let end = rest.firstRange(of: "' does not take any value, but '"),
      let quote = rest.lastIndex(of: "'"), quote > end.upperBound
    {
      let value = rest[end.upperBound..<quote]
      return "'\(rest[..<end.lowerBound])' takes no value; leave out '\(value)'"
    }
    if let rest = said.after("Missing expected argument ") {
      return "the argument \(rest) is missing; add it"
    }
    if let rest = said.after("Missing value for '"), rest.hasSuffix("'") {
      return "the value of '\(optionName(rest.dropLast()))' is missing; write '\(rest)"
    }
    if let rest = said.after("The value '") { return valueSentence(rest) }
    // A sentence of ours may begin with a name, such as Objective-C's.
    guard beginnings.contains(where: said.hasPrefix) else { return String(said) }
    return (said.first.map { $0.lowercased() } ?? "") + said.dropFirst()
  }

  /// The sentence about a value, from the value itself on.
  private static func valueSentence(_ rest: Substring) -> String {
    guard let name = rest.firstRange(of: "' is invalid for '"),
      let end = rest[name.upperBound...].firstIndex(of: "'")
    else { return "the value '\(rest)" }
    let value = rest[..<name.lowerBound]
    let option = optionName(rest[name.upperBound..<end])
    let advice = rest[end...].dropFirst()
    if let list = advice.after(". Please provide one of the following:\n") {
      let values = list.split(separator: "\n").map { $0.after("  - ") ?? $0 }
        .joined(separator: ", ")
      return "'\(value)' is not a value of '\(option)'; use one of: \(values)"
    }
    if let list = advice.after(". Please provide one of "), list.hasSuffix(".") {
      // Two values are joined by 'and'.
      let values = list.dropLast().split(separator: "' and '").joined(separator: "' or '")
      return "'\(value)' is not a value of '\(option)'; use \(values)"
    }
    // A reason that begins with the value says that it is none.
    if let reason = advice.after(": "), reason.hasPrefix("'\(value)' ") {
      return "'\(option)': \(reason)"
    }
    return "'\(value)' is not a value of '\(option)'\(advice)"
  }

  /// The name in `--device <device>`, or all of `<definition>`.
  private static func optionName(_ synopsis: Substring) -> Substring {
    synopsis.hasPrefix("-") ? synopsis.prefix { $0 != " " } : synopsis
  }
}

extension Substring {
  /// What follows a beginning; nil if it begins otherwise.
  fileprivate func after(_ beginning: String) -> Substring? {
    hasPrefix(beginning) ? dropFirst(beginning.count) : nil
  }
}
