// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import BuildStamp
import IntentLint

/// The output of `--version`.
enum ToolVersion {
  /// The version of this program.
  static let current = text(
    of: IntentLinter.version, stamp: String(cString: quickaction_build_stamp()))

  /// The number, with the commit and its day for a release; any other build is on the way to that number.
  static func text(of number: String, stamp: String) -> String {
    stamp.isEmpty ? "\(number)-dev" : "\(number) (\(stamp))"
  }
}
