// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import WidgetProject

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of a target's build phases that its settings leave out: `EXCLUDED_SOURCE_FILE_NAMES`, less `INCLUDED_SOURCE_FILE_NAMES`.
///
/// Source: Xcode's reference of build settings. A pattern has the form of `fnmatch`, and is compared with as many of the last components of
/// a path as it has itself, as swift-build does it.
struct ExcludedSources {
  private let excluded: [String]
  private let included: [String]

  init(_ settings: XcodeResolvedSettings) {
    excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
  }

  /// Whether a file is left out.
  func contain(_ path: FilePath) -> Bool {
    !excluded.isEmpty && Self.matches(path, excluded) && !Self.matches(path, included)
  }

  private static func matches(_ path: FilePath, _ patterns: [String]) -> Bool {
    let components = path.text.split(separator: "/")
    return patterns.contains { pattern in
      let count = pattern.split(separator: "/").count
      let last = components.suffix(count).joined(separator: "/")
      let relative = pattern.drop { $0 == "/" }
      return fnmatch(String(relative), last, FNM_PATHNAME) == 0
    }
  }
}
