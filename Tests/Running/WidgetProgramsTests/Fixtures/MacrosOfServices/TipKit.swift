// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI

/// A hint with rules, compiled in the module of the service as an app would in its own.
struct RuledTip: Tip {
  @Parameter static var isLoggedIn: Bool = false
  @Parameter static var count: Int = 0
  @Parameter(.transient) static var name: String?
  static let opened = Event(id: "opened")

  var title: Text { Text("Save as a favorite") }
  var rules: [Rule] {
    #Rule(Self.$isLoggedIn) { $0 == true }
    #Rule(Self.opened) { $0.donations.count > 2 }
    #Rule(Self.$isLoggedIn, Self.$count) { $0 && $1 > 3 }
  }
}

/// Parameters need no hint around them.
public struct Landmarks {
  /// The names of the places where the user was.
  @Parameter public static var visited: Set<String> = []

  static func visit(_ name: String) { visited.insert(name) }
}
