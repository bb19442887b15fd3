// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Combine
import SwiftUI
import Testing

/// Views as they are written for the main actor, without a word about it: that they compile is the first test.
@Suite("Views of the main actor") struct MainActorTests {
  @Test("a view, a modifier and a style use what is on the main actor, and are drawn")
  @MainActor func drawn() {
    let list = drawing(of: ShoppingView(pantry: Pantry(), list: ShoppingList()))
    #expect(list.strings == ["2 things", "Bread", "Milk", "buy"])
  }

  @Test("any thread draws a view that is on no actor")
  func onAnyThread() async {
    let strings = await Task.detached { drawing(of: FreeView(names: ["a", "b"])).strings }.value
    #expect(strings == ["a", "b"])
  }

  @Test("what the system declares is on no actor, as on a device")
  func nonisolated() {
    let texts: [Text] = ["a", "b"].map { Text(verbatim: $0) }
    let view = VStack { ForEach(0..<2) { texts[$0].bold() } }.padding()
    #expect(drawing(of: view).strings == ["a", "b"])
    #expect(drawing(of: Corner().fill(Color.red)).fills.count == 1)
    #expect(Corner().path(in: CGRect(x: 0, y: 0, width: 4, height: 2)).boundingRect.width == 4)
  }
}

nonisolated private struct FreeView: View {
  let names: [String]

  var body: some View {
    HStack { ForEach(names.map { $0.lowercased() }, id: \.self) { Text(verbatim: $0) } }
  }
}

@MainActor private final class Pantry: ObservableObject {
  @Published var things = ["Bread", "Milk"]
  private(set) var loads = 0

  func load() { loads += 1 }
  func reload() async { loads += 1 }
}

@MainActor @Observable private final class ShoppingList {
  var verb = "buy"
  func empty() { verb = "" }
}

private protocol PantryView: View {
  var pantry: Pantry { get }
}

extension PantryView {
  fileprivate var title: String { "\(pantry.things.count) things" }
}

private struct ShoppingView: PantryView {
  @ObservedObject var pantry: Pantry
  let list: ShoppingList
  @State private var isFull = false

  private var rows: [String] { pantry.things }

  private func open(_ url: URL) -> OpenURLAction.Result {
    pantry.load()
    return .handled
  }

  @ViewBuilder private func row(_ thing: String) -> some View {
    Text(pantry.things.contains(thing) ? thing : "")
  }

  var body: some View {
    VStack {
      Text(title)
      ForEach(rows, id: \.self) { row($0) }
      Button(action: list.empty) { Text(list.verb) }
    }
    .buttonStyle(VerbStyle())
    .modifier(OnPantry(pantry: pantry))
    .stocked()
    .task { pantry.load() }
    .task(id: isFull) {
      pantry.load()
      await pantry.reload()
    }
    .refreshable { pantry.load() }
    .onAppear(perform: pantry.load)
    .onChange(of: isFull) { pantry.load() }
    .onReceive(pantry.$things) { _ in pantry.load() }
    .environment(\.openURL, OpenURLAction { open($0) })
    .environment(\.openURL, OpenURLAction(handler: open))
  }
}

extension View {
  fileprivate func stocked() -> some View {
    Pantry().load()
    return self
  }
}

private struct OnPantry: ViewModifier {
  let pantry: Pantry

  private var isEmpty: Bool { pantry.things.isEmpty }

  func body(content: Content) -> some View { content.opacity(isEmpty ? 0 : 1) }
}

private struct VerbStyle: ButtonStyle {
  private let list = ShoppingList()

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(list.verb.isEmpty ? 0 : 1)
  }
}

private struct Corner: Shape {
  static let start = CGPoint.zero

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: Self.start)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
