// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing

private struct IsLoud: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isLoud: Bool {
    get { self[IsLoud.self] }
    set { self[IsLoud.self] = newValue }
  }
}

/// Cards of views, each with its number, as an app writes it.
private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { views in
        Text(verbatim: "\(views.count) cards")
        ForEach(views.dropFirst()) { $0 }
        views.prefix(1)
      }
    }
  }
}

@Suite("Containers that take their views apart") @MainActor
struct SubviewTests {
  @Test("the views are those of the builder and of its loops, one by one")
  func parts() {
    let cards = Cards {
      Text(verbatim: "first")
      ForEach(1..<3) { Text(verbatim: "row \($0)") }
      if Bool(true) { Text(verbatim: "last") }
    }
    #expect(drawing(of: cards).strings == ["4 cards", "row 1", "row 2", "last", "first"])
  }

  @Test("a view says values and a tag to its container")
  func values() {
    let views = VStack {
      ForEach(
        subviews: Group {
          Text(verbatim: "quiet").tag(1)
          Text(verbatim: "loud").containerValue(\.isLoud, true)
          HStack { Text(verbatim: "inner").containerValue(\.isLoud, true).tag(2) }
        }
      ) { view in
        view
        Text(
          verbatim:
            "\(view.containerValues.isLoud) \(view.containerValues.tag(for: Int.self) ?? 0)")
      }
    }
    #expect(
      drawing(of: views).strings == ["quiet", "false 1", "loud", "true 0", "inner", "false 0"],
      "what is said in a container stays in it")
  }

  @Test("no view is none")
  func none() {
    #expect(drawing(of: VStack { Cards { EmptyView() } }).strings == ["0 cards"])
  }
}
