// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A version of Xcode's generator whose declarations differ from those of the version before it.
public enum ToolVersion: String, CaseIterable, Hashable, Comparable, Sendable {
  /// Xcode 12: classes for macOS, collections of options, no `async`.
  case xcode12 = "12"
  /// Xcode 13.0 and 13.1: `async` from iOS 15 on.
  case xcode13 = "13"
  /// Xcode 13.2 and later, as far as they are known: `async` from iOS 13 on.
  case xcode13Dot2 = "13.2"

  /// The version that is written unless another is asked for.
  public static let latest = ToolVersion.xcode13Dot2

  /// Whether the left version is older than the right one.
  public static func < (left: Self, right: Self) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .xcode12: 0
    case .xcode13: 1
    case .xcode13Dot2: 2
    }
  }
}
