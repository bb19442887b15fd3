// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A name of a program that stands for API for which Apple wants a reason.
///
/// Methods are not known, as their names are those of many; functions, classes and constants are. Source: Apple's "Describing use of
/// required reason API".
struct RequiredReasonImport {
  /// The name of the API.
  let name: String

  /// The category that a privacy manifest has to give a reason for.
  let category: String

  /// The first of each category among the names that a program takes from libraries, that of user defaults first.
  static func first(among names: Set<String>) -> [RequiredReasonImport] {
    categories.compactMap { category in
      category.names.first { names.contains($0.import) }
        .map { RequiredReasonImport(name: $0.name, category: category.name) }
    }
  }

  private static let categories: [(name: String, names: [(name: String, import: String)])] = [
    (
      "NSPrivacyAccessedAPICategoryUserDefaults",
      [("UserDefaults", "_OBJC_CLASS_$_NSUserDefaults")]
    ),
    ("NSPrivacyAccessedAPICategorySystemBootTime", plain(["mach_absolute_time"])),
    (
      "NSPrivacyAccessedAPICategoryFileTimestamp",
      plain([
        "NSFileCreationDate", "NSFileModificationDate", "NSURLContentModificationDateKey",
        "NSURLCreationDateKey", "stat", "fstat", "fstatat", "lstat",
      ])
    ),
    (
      "NSPrivacyAccessedAPICategoryDiskSpace",
      plain([
        "NSFileSystemFreeSize", "NSFileSystemSize", "NSURLVolumeAvailableCapacityKey",
        "NSURLVolumeAvailableCapacityForImportantUsageKey",
        "NSURLVolumeAvailableCapacityForOpportunisticUsageKey", "NSURLVolumeTotalCapacityKey",
        "statfs", "fstatfs", "statvfs", "fstatvfs",
      ])
    ),
  ]

  /// Names of C, which have a line before them in a program.
  private static func plain(_ names: [String]) -> [(name: String, import: String)] {
    names.map { ($0, "_" + $0) }
  }
}
