// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import TimelineSimulation
import WidgetTimeline

extension TimeZoneRules {
  /// Finds a time zone in the database of the machine: the folder in `TZDIR`, or the usual one.
  ///
  /// - Throws: `CommandFailure` if there is no such zone.
  static func named(_ name: String, environment: [String: String]) throws -> TimeZoneRules {
    let variable = environment["TZDIR"] ?? ""
    let folder = FilePath(variable.isEmpty ? "/usr/share/zoneinfo" : variable)
    let database = TimeZoneDatabase(
      folder: folder.text, content: { content(of: $0, in: folder) },
      names: { names(in: folder, prefix: "", depth: 0) })
    do throws(TimeZoneLookupError) {
      return try database.rules(named: name)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  private static func content(
    of name: String, in folder: FilePath
  ) -> TimeZoneDatabase.Content {
    let file = folder.appending(name)
    guard FileSystem.disk.status(of: file) == .file else { return .missing }
    do throws(FileError) {
      return .bytes(try FileContent(path: file.text).bytes)
    } catch {
      return .unreadable(error.description)
    }
  }

  /// The names of the database, in order.
  private static func names(in folder: FilePath, prefix: String, depth: Int) -> [String] {
    guard depth < 3, let contents = FileSystem.disk.contents(of: folder) else { return [] }
    return contents.flatMap { path -> [String] in
      let name = path.name
      // Other spellings of the same zones, and files that are not zones.
      guard TimeZoneDatabase.isIdentifier(name), name.first?.isUppercase == true, name != "Factory"
      else { return [] }
      switch FileSystem.disk.status(of: path) {
      case .file: return [prefix + name]
      case .folder: return names(in: path, prefix: prefix + name + "/", depth: depth + 1)
      default: return []
      }
    }
    .sorted()
  }
}
