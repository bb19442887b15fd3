// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleExample {
  /// An example of two revisions: what a project was, and what it is.
  static func change(from before: RuleExample, to after: RuleExample) -> RuleExample {
    RuleExample(files: after.files, earlier: before.files)
  }
}
