// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which of some names a misspelt one may have meant.
package enum NearName {
  /// The nearest of the names; nil where none is near.
  ///
  /// Upper and lower case are the same. Near is a name with at most a third of its characters wrong: with more, every name
  /// would be near every other, as all names of one or two characters are.
  package static func of(_ misspelt: String, among names: some Sequence<String>) -> String? {
    let key = Array(misspelt.lowercased())
    let limit = key.count / 3
    return names.lazy
      // A name of another length is as many characters away at least, which spares measuring hostile ones.
      .filter { abs($0.count - key.count) <= limit }
      .map { (name: $0, distance: distance(key, Array($0.lowercased()))) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?
      .name
  }

  /// A question to put behind a sentence, such as `; did you mean 'urlScheme'?`; empty where no name is near.
  package static func question(_ misspelt: String, among names: some Sequence<String>) -> String {
    of(misspelt, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The number of characters to insert, delete, replace, or swap with their neighbour to make one text of the other.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, character) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var cost = min(
          last[j] + (character == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
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
