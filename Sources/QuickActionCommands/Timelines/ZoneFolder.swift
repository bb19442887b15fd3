// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetProject
import WidgetTimeline

/// The time zones of the machine: the files of the time-zone database.
struct ZoneFolder {
  /// Where the database lies on every system that has it in the usual place.
  static let usualPath = "/usr/share/zoneinfo"

  /// Where it lies here.
  let path: String

  /// The folder that the environment names, else the usual one.
  init(environment: [String: String]) {
    let named = environment["TZDIR"] ?? ""
    path = named.isEmpty ? Self.usualPath : named
  }

  /// The rules of a zone: `UTC`, an offset such as `+09:00` or `UTC+9`, a rule as POSIX writes it, or a name of the database.
  ///
  /// - Throws: `CommandFailure` where there is no such zone, with the nearest name, or no database.
  func rules(named name: String) throws -> TimeZoneRules {
    if name == "UTC" { return .utc }
    if let rules = TimeZoneRules(offset: name) { return rules }
    if let failure = refusal(ofOffset: name) { throw failure }
    if name.contains(",") {
      do throws(TimeZoneError) {
        return try TimeZoneRules(rule: name)
      } catch {
        throw failure(name, "\(error)")
      }
    }
    guard isIdentifier(name) else { throw unknown(name) }
    let file = FilePath(path).appending(name)
    guard FileSystem.disk.status(of: file) == .file else {
      if let rules = try? TimeZoneRules(rule: name) { return rules }
      throw unknown(name)
    }
    return try rules(named: name, in: file)
  }

  /// Why a text is refused that looks like an offset from UTC and is none, or is one that people and POSIX read in opposite ways.
  private func refusal(ofOffset name: String) -> CommandFailure? {
    let isNamed = ["utc", "gmt"].contains(name.prefix(3).lowercased())
    let rest = isNamed ? name.dropFirst(3) : name[...]
    guard let first = rest.first, rest.allSatisfy({ "+-\u{2212}:0123456789".contains($0) }) else {
      return nil
    }
    if first.isNumber, isNamed {
      guard rest.contains(where: { ("1"..."9").contains($0) }) else { return nil }
      return failure(
        name,
        "people read it as east of UTC and POSIX as west; write it with its sign, as in '\(name.prefix(3))+\(rest)'"
      )
    }
    guard !first.isNumber else { return nil }
    return failure(name, "an offset is written as in +09:00, and is at most 18 hours")
  }

  private func rules(named name: String, in file: FilePath) throws -> TimeZoneRules {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileContent(path: file.text).bytes
    } catch {
      throw CommandFailure(error)
    }
    do throws(TimeZoneError) {
      return try TimeZoneRules(identifier: name, file: bytes)
    } catch {
      throw failure(name, "\(error)")
    }
  }

  /// Whether a name can be one of the database's: no way out of its folder.
  private func isIdentifier(_ name: String) -> Bool {
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

  // MARK: What there is instead

  private func failure(_ name: String, _ sentence: String) -> CommandFailure {
    CommandFailure(
      "the time zone '\(VisibleText.of(name))' cannot be used: \(sentence)", exitCode: 2)
  }

  private func unknown(_ name: String) -> CommandFailure {
    let shown = "there is no time zone '\(VisibleText.of(name))'"
    let known = names
    guard !known.isEmpty else {
      return CommandFailure(
        "\(shown), as there are no time zones in '\(VisibleText.of(path))'; install them with "
          + "'apt-get install tzdata', or name an offset such as +09:00", exitCode: 2)
    }
    let wanted = name.lowercased()
    // People name the city, or forget the region's capital letters.
    let ending = known.first {
      $0.lowercased() == wanted || $0.lowercased().hasSuffix("/" + wanted)
    }
    if let zones = ZoneAbbreviation.zones(of: name) {
      let list = zones.map { "'\($0)'" }.joined(separator: " or ")
      return CommandFailure("\(shown); did you mean \(list)?", exitCode: 2)
    }
    if let near = ending ?? NearName.of(name, among: known) {
      return CommandFailure("\(shown); did you mean '\(near)'?", exitCode: 2)
    }
    return CommandFailure(
      "\(shown); name one such as Asia/Tokyo, UTC, or an offset such as +09:00", exitCode: 2)
  }

  /// The names of the database, in order.
  private var names: [String] { names(in: FilePath(path), prefix: "", depth: 0) }

  private func names(in folder: FilePath, prefix: String, depth: Int) -> [String] {
    guard depth < 3, let contents = FileSystem.disk.contents(of: folder) else { return [] }
    return contents.flatMap { path -> [String] in
      let name = path.name
      // Other spellings of the same zones, and what is no zone.
      guard isIdentifier(name), name.first?.isUppercase == true, name != "Factory" else {
        return []
      }
      switch FileSystem.disk.status(of: path) {
      case .file: return [prefix + name]
      case .folder: return names(in: path, prefix: prefix + name + "/", depth: depth + 1)
      default: return []
      }
    }
    .sorted()
  }
}
