// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Combine
import Foundation
import SwiftUI
import Testing

private final class Store: ObservableObject {
  @Published var title = "store"
}

@Observable private final class Model {
  var name = "model"
}

private struct NameKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@Suite("What views keep and find")
@MainActor struct StateTests {
  @Test("the states of a view have the values with which they begin")
  func states() {
    struct Stateful: View {
      @State private var count = 1
      @State private var missing: Int?
      @StateObject private var store = Store()
      @FocusState private var focus: Bool

      var body: some View {
        Bound(count: $count)
        Text(verbatim: "\(missing ?? -1) \(store.title) \(focus)")
      }
    }
    struct Bound: View {
      @Binding var count: Int

      var body: some View { Text(verbatim: "\(count)") }
    }
    #expect(drawing(of: Stateful()).strings == ["1", "-1 store false"])
  }

  @Test("views find objects and values in the environment")
  func environment() {
    struct Finder: View {
      @EnvironmentObject private var store: Store
      @Environment(Model.self) private var model: Model
      @Environment(Model.self) private var perhaps: Model?
      @Environment(\.name) private var name

      var body: some View {
        Text(verbatim: "\(store.title) \(model.name) \(perhaps?.name ?? "none") \(name)")
      }
    }
    let list = drawing(
      of: Finder().environmentObject(Store()).environment(Model()).environment(\.name, "Ann"))
    #expect(list.strings == ["store model model Ann"])
  }

  @Test("user defaults are read, and else the value of the program counts")
  func appStorage() throws {
    struct Stored: View {
      @AppStorage("count") private var count = 7
      @AppStorage("name") private var name: String?

      var body: some View { Text(verbatim: "\(count) \(name ?? "none")") }
    }
    let defaults = try #require(UserDefaults(suiteName: "SwiftUITests.appStorage"))
    defaults.removePersistentDomain(forName: "SwiftUITests.appStorage")
    defer { defaults.removePersistentDomain(forName: "SwiftUITests.appStorage") }
    #expect(drawing(of: Stored().defaultAppStorage(defaults)).strings == ["7 none"])
    defaults.set(3, forKey: "count")
    defaults.set("Ann", forKey: "name")
    #expect(drawing(of: Stored().defaultAppStorage(defaults)).strings == ["3 Ann"])
  }

  @Test(
    "an optional raw value of user defaults is nil until there is one, and an arrangement of tabs lasts"
  )
  func optionalAppStorage() throws {
    enum Size: String { case small, large }
    struct Stored: View {
      @AppStorage("size") private var size: Size?
      @AppStorage("tabs") private var tabs: TabViewCustomization

      func hideHome() { tabs[sidebarVisibility: "home"] = .hidden }
      var body: some View {
        Text(verbatim: "\(size?.rawValue ?? "none") \(tabs[sidebarVisibility: "home"])")
      }
    }
    struct Hiding: View {
      var body: some View {
        let stored = Stored()
        stored.hideHome()
        return stored
      }
    }
    let defaults = try #require(UserDefaults(suiteName: "SwiftUITests.optionalAppStorage"))
    defer { defaults.removePersistentDomain(forName: "SwiftUITests.optionalAppStorage") }
    #expect(drawing(of: Stored().defaultAppStorage(defaults)).strings == ["none automatic"])
    defaults.set("large", forKey: "size")
    #expect(drawing(of: Hiding().defaultAppStorage(defaults)).strings == ["large hidden"])
  }

  @Test("a binding of functions on the main actor reads and writes what is there")
  @MainActor func mainActorBinding() {
    final class Box {
      var names = ["a"]
      var count = 1
    }
    let box = Box()
    let names = Binding(get: { box.names }, set: { box.names = $0 })
    let count = Binding(get: { box.count }, set: { box.count = $0 })
    names.wrappedValue.append("b")
    count.wrappedValue = 7
    #expect(box.names == ["a", "b"] && names.wrappedValue == ["a", "b"])
    #expect(box.count == 7 && count.wrappedValue == 7)
  }

  @Test("a binding reaches a part of a value")
  func binding() {
    let state = State(wrappedValue: CGSize(width: 1, height: 2))
    state.projectedValue.width.wrappedValue = 5
    #expect(state.wrappedValue == CGSize(width: 5, height: 2))
    #expect(Binding(Binding<Int?>.constant(nil)) == nil)
  }
}
