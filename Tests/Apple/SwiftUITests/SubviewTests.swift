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

/// A box of sections, as an app writes it.
private struct SectionedBox<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Group(sections: content) { sections in
        Text(verbatim: "\(sections.count) sections")
        ForEach(sections) { section in
          section.header
          Text(verbatim: "\(section.content.count) \(section.containerValues.isLoud)")
          ForEach(section.content.reversed()) { view in
            view
            if view.containerValues.isLoud { Text(verbatim: "loud") }
          }
          if !section.footer.isEmpty { section.footer }
        }
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

  @Test("views are in sections with their headers and footers, and those between them in one")
  func sections() {
    let box = SectionedBox {
      Text(verbatim: "a")
      Text(verbatim: "b").containerValue(\.isLoud, true)
      Section("First") {
        Text(verbatim: "c")
        Text(verbatim: "d").containerValue(\.isLoud, true)
      }
      Section {
        Text(verbatim: "e")
      } header: {
        Text(verbatim: "Second")
      } footer: {
        Text(verbatim: "end")
      }
      .containerValue(\.isLoud, true)
    }
    #expect(
      drawing(of: box).strings == [
        "3 sections", "2 false", "b", "loud", "a", "First", "2 false", "d", "loud", "c", "Second",
        "1 true", "e", "end",
      ])
    #expect(drawing(of: VStack { SectionedBox { EmptyView() } }).strings == ["0 sections"])
  }

  @Test("a loop over sections draws them, and the views of sections are views of the container")
  func loopsOverSections() {
    @ViewBuilder func content() -> some View {
      Section("First") { Text(verbatim: "a").tag(1) }
      Section("Second") { Text(verbatim: "b") }
    }
    let loop = VStack {
      ForEach(sections: content()) { section in
        section.content
        section.header
      }
    }
    #expect(drawing(of: loop).strings == ["a", "First", "b", "Second"])
    #expect(drawing(of: loop).problems == drawing(of: VStack { content() }).problems)
    let flat = VStack { Group(subviews: content()) { Text(verbatim: "\($0.count)") } }
    #expect(drawing(of: flat).strings == ["4"])
  }
}
