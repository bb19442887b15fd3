// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleExample {
  /// An example of a catalog with a single destination; `↓` marks what is found.
  static func destination(
    _ identifier: String = "inbox", title: String = "Inbox", url: String = "places://inbox"
  ) -> RuleExample {
    .destinations(
      """
      { "identifier": "\(identifier)", "title": "\(title)", "properties": { "url": "\(url)" } }
      """)
  }
}
