// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Titles from resources, and the many forms of controls, as the authors of apps write them: that it compiles is the test.

import SwiftUI
import UniformTypeIdentifiers

extension LocalizedStringResource {
  fileprivate static let save = LocalizedStringResource("Save")
}

private struct Leaf: Identifiable, Hashable {
  var id = 1
  var children: [Leaf]?
}

private struct Choices: View {
  @State private var isOn = false
  @State private var number = 1.0
  @State private var choice = 1
  @State private var color = Color.red
  @State private var painted = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  @State private var days: Set<DateComponents> = []
  private let image = ImageResource(name: "a", bundle: .main)
  private let title = "a"

  var body: some View {
    VStack {
      Button(.save) {}
      Button(.save, systemImage: "tray", role: .cancel) {}
      Button(title, image: image) {}
      Toggle(.save, isOn: $isOn)
      Toggle("All", systemImage: "tray", sources: [$isOn], isOn: \.self)
      Picker("Choice", selection: $choice) {
        Text("1").tag(1)
      } currentValueLabel: {
        Text("One")
      }
      Picker(.save, image: image, sources: [$choice], selection: \.self) { Text("1").tag(1) }
    }
    VStack {
      ColorPicker(.save, selection: $color)
      ColorPicker(title, selection: $painted)
      MultiDatePicker(.save, selection: $days, in: Date.now...)
      Menu("Menu", systemImage: "tray") {
        Text("a")
      } primaryAction: {
      }
      ControlGroup(.save, image: image) { Text("a") }
      Stepper(.save, value: $number, in: 0...9, format: .number)
      Stepper(onIncrement: {}, onDecrement: {}) { Text("a") }
      Slider(value: $number, in: 0...9, onEditingChanged: { _ in }) { Text("a") }
    }
    VStack {
      TextField(title, value: $number, formatter: NumberFormatter(), onCommit: {})
      TextField(value: $number, formatter: NumberFormatter()) { Text("a") }
      ShareLink("Share", items: ["a"])
      ShareLink(items: [1, 2]) { SharePreview("\($0)", icon: Image("a")) }
      ShareLink(Text("Share"), item: "a", preview: SharePreview(.save, image: Image("a")))
      Button("Glass") {}.buttonStyle(.glass(.clear))
    }
  }
}

private struct Screens: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var chosen: Int?
  @State private var marked: Set<Int> = []
  @State private var leaves = [Leaf()]
  @State private var tab = "a"
  @State private var perhapsTab: String?
  @AppStorage("tabs") private var tabs: TabViewCustomization
  @SceneStorage("name") private var name: String?
  @GestureState(reset: { _, transaction in transaction.animation = .default }) private var drag = 0
  @FocusedValue(Counter.self) private var counter

  var body: some View {
    VStack {
      NavigationLink("Old", destination: Text("a"), isActive: $isOn)
      NavigationLink("Old", tag: 1, selection: $chosen) { Text("a") }
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("a")
      } content: {
        Text("b")
      } detail: {
        Text("c")
      }
      List(leaves, children: \.children, selection: $marked) { _ in Text("a") }
      List($leaves, id: \.id, editActions: .all, selection: $chosen) { $leaf in Text("\(leaf.id)") }
      OutlineGroup(leaves[0], children: \.children) { _ in Text("a") }
      LazyVGrid(columns: [GridItem()], pinnedViews: .sectionHeaders) { Text("a") }
    }
    TabView(selection: $tab) {
      Tab(.save, systemImage: "tray", value: "a") { Text("a") }
        .accessibilityLabel(.save, isEnabled: isOn).badge(.save)
      TabSection {
        ForEach(leaves) { leaf in
          Tab("Leaf", systemImage: "leaf", value: "\(leaf.id)") { Text("a") }
        }
      }
      Group { Tab("Last", systemImage: "tray", value: "b") { Text("a") } }
    }
    .tabViewCustomization($tabs)
    TabView(selection: $perhapsTab) {
      ForEach(leaves) { leaf in
        Tab("Leaf", systemImage: "leaf", value: "\(leaf.id)") { Text("a") }
      }
    }
    Text("a")
      .searchable(text: $text, prompt: .save)
      .searchable(text: $text, tokens: $leaves, suggestedTokens: $leaves) { _ in Text("a") }
      .searchable(text: $text, editableTokens: $leaves, prompt: "Find") { $leaf in Text("a") }
      .alert(.save, isPresented: $isOn) { Button("OK") {} }
      .help(.save).badge(.save).typeSelectEquivalent(text)
      .toolbar {
        Group {
          ToolbarItem { Text("a") }
          ToolbarTitleMenu()
        }
      }
  }
}

@Observable private final class Counter {}

private struct Aids: View {
  @State private var isOn = false
  @State private var chosen: Leaf?
  private let text = "a"

  var body: some View {
    (Text("a").accessibilityLabel("b") + Text("c").speechSpellsOutCharacters())
      .accessibilityLabel(text, isEnabled: isOn).accessibilityHint(.save)
      .accessibilityValue(Text("a"), isEnabled: isOn).accessibilityHidden(true, isEnabled: isOn)
      .accessibilityInputLabels(["a"], isEnabled: isOn)
      .accessibilityCustomContent("a", text).accessibilityCustomContent(.save, .save)
      .accessibilityAction(named: .save) {}.accessibility(sortPriority: 1)
      .accessibilityRotor(.save) { AccessibilityRotorEntry("a", id: 1) }
      .accessibilityRotor("Leaves") {
        ForEach([Leaf()]) { leaf in
          if isOn { AccessibilityRotorEntry("a", id: leaf.id) }
        }
        ForEach(1..<3, id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) }
        AccessibilityRotorEntry("a", id: 3)
      }
      .accessibilityRotor("Leaves", entries: [Leaf()], entryLabel: \.id.description)
    Text("a")
      .sensoryFeedback(trigger: isOn) { .press(.button) }
      .onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
      .onLongPressGesture {}
      .contextMenu(ContextMenu { Text("a") })
      .keyboardShortcut("a", modifiers: .command, localization: .automatic)
      .listRowInsets(.leading, 2)
      .userActivity("a", element: chosen) { leaf, activity in activity.title = "\(leaf.id)" }
      .onDrop(of: ["public.text"], isTargeted: $isOn) { _, _ in true }
      .scrollTransition(.interactive.threshold(.visible(0.3))) { content, _ in content }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always, anchor: .center))
      .clipShape(.buttonBorder)
  }
}

private struct Windows: Scene {
  var body: some Scene {
    Group {
      WindowGroup(.save, id: "a") { Choices() }
      WindowGroup("Number", for: Int.self) { $number in
        Text("\(number)")
      } defaultValue: {
        1
      }
    }
    .commands {
      Group { CommandMenu(.save) { Text("a") } }
    }
  }
}

private final class Host: UIHostingController<Text> {
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("a")) }

  override func viewDidLoad() {
    super.viewDidLoad()
    sizingOptions = [.intrinsicContentSize]
    UIView.animate(.default) { self.view.alpha = 0 }
  }
}
