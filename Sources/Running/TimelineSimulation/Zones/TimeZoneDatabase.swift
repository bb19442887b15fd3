// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline

/// Finds time zones by the names that users type.
///
/// It reads no files itself: the files of the time-zone database come from a closure.
package struct TimeZoneDatabase: Sendable {
  /// A file of the database.
  package enum Content: Sendable {
    /// There is no such file.
    case missing
    /// The file cannot be read; the sentence says why.
    case unreadable(String)
    /// The bytes of the file.
    case bytes([UInt8])
  }

  /// The folder of the database.
  private let folder: String
  private let content: @Sendable (_ name: String) -> Content
  private let names: @Sendable () -> [String]

  /// Creates a database from a folder and functions that read it.
  ///
  /// - Parameters:
  ///   - folder: Its folder, for messages.
  ///   - content: Reads the file of a zone.
  ///   - names: Lists the zones, in order; called only to suggest a name.
  package init(
    folder: String, content: @escaping @Sendable (_ name: String) -> Content,
    names: @escaping @Sendable () -> [String]
  ) {
    self.folder = folder
    self.content = content
    self.names = names
  }

  /// The rules of a zone: `UTC`, an offset such as `+09:00` or `UTC+9`, a POSIX rule, or a name of the database.
  ///
  /// - Throws: ``TimeZoneLookupError`` if there is no such zone.
  package func rules(named name: String) throws(TimeZoneLookupError) -> TimeZoneRules {
    if name == "UTC" { return .utc }
    if let rules = TimeZoneRules(offset: name) { return rules }
    try check(offset: name)
    if name.contains(",") {
      do throws(TimeZoneError) {
        return try TimeZoneRules(rule: name)
      } catch { throw .unusable(name, "\(error)") }
    }
    guard Self.isIdentifier(name) else { throw unknown(name) }
    switch content(name) {
    case .missing:
      if let rules = try? TimeZoneRules(rule: name) { return rules }
      throw unknown(name)
    case .unreadable(let sentence): throw .unreadable(sentence)
    case .bytes(let bytes):
      do throws(TimeZoneError) {
        return try TimeZoneRules(identifier: name, file: bytes)
      } catch { throw .unusable(name, "\(error)") }
    }
  }

  /// Refuses a text that looks like an offset from UTC and is not one, or that users and POSIX read
  /// in opposite ways.
  private func check(offset name: String) throws(TimeZoneLookupError) {
    let isNamed = ["utc", "gmt"].contains(name.prefix(3).lowercased())
    let rest = isNamed ? name.dropFirst(3) : name[...]
    guard let first = rest.first, rest.allSatisfy({ "+-\u{2212}:0123456789".contains($0) }) else {
      return
    }
    if first.isNumber, isNamed {
      guard rest.contains(where: { ("1"..."9").contains($0) }) else { return }
      throw .unusable(
        name,
        "it can be read as east of UTC, and is west in POSIX; write it with its sign, as in "
          + "'\(name.prefix(3))+\(rest)'")
    }
    guard !first.isNumber else { return }
    throw .unusable(name, "an offset is written as in +09:00, and is at most 18 hours")
  }

  /// Whether a name can be one of the database: it stays inside its folder.
  package static func isIdentifier(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      part.first?.isASCII == true && part.first?.isLetter == true
        && part.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "+"):
            true
          default: false
          }
        }
    }
  }

  private func unknown(_ name: String) -> TimeZoneLookupError {
    let known = names()
    guard !known.isEmpty else { return .noDatabase(name, folder: folder) }
    return .unknown(name, suggestions: ZoneSuggestions.suggestions(for: name, among: known))
  }
}
