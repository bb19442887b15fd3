// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A search for the name that a misspelled one may have meant.
package enum NearName {
  /// The nearest of the names; nil if none is near, since a wrong name is worse than none.
  ///
  /// Upper and lower case are the same. Near is a name with one character wrong, with two if the text has seven characters, with three
  /// if it has eleven; of three or fewer characters, one may be missing, too many or at its neighbor's place, but none may be another:
  /// `JST` is not `EST`. Numbers are never changed: a user who types `iPhone 18` never means `iPhone 11`.
  package static func of(_ misspelled: String, among names: some Sequence<String>) -> String? {
    let key = Array(misspelled.lowercased())
    let limit = min(3, max(key.count > 1 ? 1 : 0, (key.count + 1) / 4))
    let numbers = numbers(in: key)
    return names.lazy
      // A name of another length is as many characters away at least, which spares measuring hostile ones.
      .filter { abs($0.count - key.count) <= limit }
      .map { (name: $0, characters: Array($0.lowercased())) }
      .filter { Self.numbers(in: $0.characters) == numbers }
      .map { (name: $0.name, distance: distance(key, $0.characters)) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?
      .name
  }

  /// The texts of the numbers, in order.
  private static func numbers(in characters: [Character]) -> [[Character]] {
    characters.split { !("0"..."9").contains($0) }.map(Array.init)
  }

  /// A question to put after a sentence, such as `; did you mean 'urlScheme'?`; empty if no name is near.
  package static func question(_ misspelled: String, among names: some Sequence<String>) -> String {
    of(misspelled, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// What to use instead, to put after a sentence: the near name as a question, otherwise the first sixteen of all names.
  package static func advice(_ misspelled: String, among names: [String]) -> String {
    let question = question(misspelled, among: names)
    guard question.isEmpty else { return question }
    return "; use one of \(names.prefix(16).map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// The number of characters to insert, delete, replace, or swap with their neighbor to make one text of the other.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    // In a text of three characters another one makes another word.
    let replacement = first.count <= 3 ? 2 : 1
    for (i, character) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var cost = min(
          last[j] + (character == other ? 0 : replacement), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, character == second[j - 1], first[i - 1] == other {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
