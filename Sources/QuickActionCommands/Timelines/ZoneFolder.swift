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

  /// The rules of a zone: `UTC`, an offset such as `+09:00`, a rule as POSIX writes it, or a name of the database.
  ///
  /// - Throws: `CommandFailure` where there is no such zone, with the nearest name, or no database.
  func rules(named name: String) throws -> TimeZoneRules {
    if name == "UTC" { return .utc }
    if let rules = TimeZoneRules(offset: name) { return rules }
    if name.contains(",") {
      do throws(TimeZoneError) {
        return try TimeZoneRules(rule: name)
      } catch {
        throw failure(name, "\(error)")
      }
    }
    guard isIdentifier(name) else { throw unknown(name) }
    let file = FilePath(path).appending(name)
    guard FileStatus(at: file) == .file else {
      if let rules = try? TimeZoneRules(rule: name) { return rules }
      throw unknown(name)
    }
    return try rules(named: name, in: file)
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
    if let near = ending ?? NearName.of(name, among: known) {
      return CommandFailure("\(shown); did you mean '\(near)'?", exitCode: 2)
    }
    return CommandFailure(
      "\(shown); name one such as Asia/Tokyo, UTC, or an offset such as +09:00", exitCode: 2)
  }

  /// The names of the database, in order.
  private var names: [String] { names(in: FilePath(path), prefix: "", depth: 0) }

  private func names(in folder: FilePath, prefix: String, depth: Int) -> [String] {
    guard depth < 3, let contents = FileSearch.contents(of: folder) else { return [] }
    return contents.flatMap { path -> [String] in
      let name = path.name
      // Other spellings of the same zones, and what is no zone.
      guard isIdentifier(name), name.first?.isUppercase == true, name != "Factory" else {
        return []
      }
      switch FileStatus(at: path) {
      case .file: return [prefix + name]
      case .folder: return names(in: path, prefix: prefix + name + "/", depth: depth + 1)
      default: return []
      }
    }
    .sorted()
  }
}
