// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import SwiftUI
import Testing
import WidgetHost
import WidgetViews

@testable import WidgetKit

private struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp", provider: LampProvider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: 0) { isOn in
        Text(isOn ? "On" : "Off")
      }
      .tint(.orange)
    }
    .displayName("Lamp")
    .description("Switches the lamp.")
  }
}

private struct LampProvider: ControlValueProvider {
  var previewValue: Bool { false }
  func currentValue() async throws -> Bool { true }
}

private struct BrokenProvider: ControlValueProvider {
  struct NoLamp: Error, CustomStringConvertible { var description: String { "no lamp" } }
  var previewValue: Bool { false }
  func currentValue() async throws -> Bool { throw NoLamp() }
}

private struct CustomTemplate: ControlWidgetTemplate {
  var body: some ControlWidgetTemplate {
    ControlWidgetButton(action: 0) {
      Label("Custom", systemImage: "star")
        .controlWidgetActionHint("Start")
        .controlWidgetStatus(Text("Started"))
    }
  }
}

private struct LampBundle: WidgetBundle {
  var body: some Widget {
    LampControl()
  }
}

@MainActor @Suite("Controls") struct ControlTests {
  private func texts(_ view: AnyView, _ presentation: WidgetPresentation) throws -> [String] {
    let look = WidgetLook(presentation, like: WidgetLook(family: .systemSmall))
    let canvas = try #require(look.canvas)
    return DisplayList(rendering: view, on: canvas, in: look.environment()).items
      .compactMap { if case .text(let text) = $0 { text.string } else { nil } }
  }

  private func entries(
    of widget: HostedWidget, _ note: @escaping @Sendable (String) -> Void = { _ in }
  ) async -> [HostedEntry] {
    var context = HostedContext(
      family: .systemSmall, isPreview: false, size: .init(width: 68, height: 68))
    context.note = note
    return await withCheckedContinuation { continuation in
      widget.timeline(context, nil) { continuation.resume(returning: $0.entries) }
    }
  }

  @Test("a control in a bundle has its name and three sizes")
  func described() throws {
    let widgets = WidgetKit.hostedWidgets(of: LampBundle().body)
    #expect(widgets.map(\.kind) == ["Lamp"])
    #expect(widgets.map(\.presentations) == [WidgetPresentation.control])
    #expect(widgets[0].displayName?.string(in: EnvironmentValues()) == "Lamp")
    #expect(widgets[0].description?.string(in: EnvironmentValues()) == "Switches the lamp.")
  }

  @Test("the gallery shows the value of the preview, Control Center the current one")
  func values() async throws {
    let widget = try #require(LampControl().body.configuredControl?.hosted)
    let context = HostedContext(
      family: .systemSmall, isPreview: true, size: .init(width: 68, height: 68))
    let preview = await withCheckedContinuation { continuation in
      widget.snapshot(context, nil) { continuation.resume(returning: $0) }
    }
    #expect(try texts(preview.view(), .controlMedium) == ["Lamp", "Off"])
    let current = try #require(await entries(of: widget).first)
    #expect(try texts(current.view(), .controlLarge) == ["Lamp", "On"])
  }

  @Test("a provider without a value shows that of the gallery, and says so")
  func failing() async throws {
    let notes = NoteList()
    let configuration = StaticControlConfiguration(kind: "B", provider: BrokenProvider()) { isOn in
      ControlWidgetToggle("B", isOn: isOn, action: 0)
    }
    let widget = try #require(configuration.configuredControl?.hosted)
    #expect(await entries(of: widget) { notes.add($0) }.count == 1)
    #expect(
      notes.all == [
        "the control's provider has no value (no lamp); the value of the gallery is drawn"
      ])
  }

  @Test("a control has a title of a localized resource")
  func resources() throws {
    let toggle = ControlWidgetToggle(LocalizedStringResource("Lamp"), isOn: true, action: 0)
    let button = ControlWidgetButton(LocalizedStringResource("Brew"), action: 0) { _ in
      Text("Ready")
    }
    #expect(
      try texts(AnyView(ShownControlView(control: toggle.shownControl)), .controlMedium)
        == ["Lamp"])
    #expect(
      try texts(AnyView(ShownControlView(control: button.shownControl)), .controlMedium)
        == ["Brew", "Ready"])
  }

  @Test("the value of a private control is hidden where the device is locked")
  func privateValues() throws {
    let toggle = ControlWidgetToggle("Lamp", isOn: true, action: 0) { _ in Text("On") }
    let control = ShownControlView(control: toggle.privacySensitive().shownControl)
      .redacted(reason: .privacy)
    let look = WidgetLook(.controlMedium, like: WidgetLook(family: .systemSmall))
    let canvas = try #require(look.canvas)
    let hidden = DisplayList(rendering: control, on: canvas, in: look.environment()).items
      .compactMap { if case .text(let text) = $0, text.isRedacted { text.string } else { nil } }
    #expect(hidden == ["On"])
  }

  @Test("a custom template shows what its body shows, fainter if it is disabled")
  func custom() throws {
    let control = CustomTemplate().disabled(true).shownControl
    #expect(control.isDisabled)
    #expect(
      try texts(AnyView(ShownControlView(control: control)), .controlMedium) == ["Custom"])
  }
}

private final class NoteList: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ note: String) { all.append(note) }
}
