// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct EnvironmentTests {
  nonisolated struct Probe: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetSize) private var size
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.widgetContentMargins) private var margins

    var body: some View {
      Text("\(family) \(Int(size.width)) \(locale) \(typeSize) \(Int(margins.top))")
    }
  }

  @Test("a view reads where it is shown")
  func values() {
    let list = rendered(
      Probe(), family: .systemLarge, margins: EdgeInsets(all: 16)
    ) {
      $0.locale = "ja_JP"
      $0.dynamicTypeSize = .xSmall
    }
    #expect(list.texts.map(\.string) == ["systemLarge 300 ja_JP xSmall 16"])
  }

  @Test("a value that is set counts for the views inside, and for no others")
  func scope() {
    let list = rendered(
      VStack {
        Probe().environment(\.locale, "fr")
        Probe()
      })
    #expect(
      list.texts.map(\.string) == ["systemMedium 300 fr large 0", "systemMedium 300 en large 0"])
  }

  @Test("closures of loops and of guides read the environment of the view that has them")
  func closures() {
    nonisolated struct Rows: View {
      @Environment(\.locale) private var locale
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(0..<1) { _ in Text(locale) }
          Color.red.box("guided", 10, 10)
            .alignmentGuide(.leading) { _ in locale == "fr" ? -20 : 0 }
        }
      }
    }
    let list = rendered(Rows().environment(\.locale, "fr"))
    #expect(list.texts.map(\.string) == ["fr"])
    #expect(list.frame(of: "guided").map { $0.minX - list.texts[0].frame.minX } == 20)
  }

  @Test("outside of a view the environment has its first values")
  func outside() {
    #expect(Environment(\.locale).wrappedValue == "en")
  }

  struct Steps: EnvironmentKey {
    static let defaultValue = 7
  }

  final class NotSendable {
    let name = "object"
  }

  struct Object: EnvironmentKey {
    static var defaultValue: NotSendable? { nil }
  }

  nonisolated struct OwnProbe: View {
    @Environment(\.steps) private var steps
    @Environment(\.object) private var object

    var body: some View { Text(verbatim: "\(steps) \(object?.name ?? "none")") }
  }

  @Test("values of one's own are read, set and changed")
  func ownKeys() {
    let list = rendered(
      VStack {
        OwnProbe()
        OwnProbe().environment(\.steps, 8).environment(\.object, NotSendable())
        OwnProbe().transformEnvironment(\.steps) { $0 += 5 }.environment(\.steps, 20)
      })
    #expect(list.texts.map(\.string) == ["7 none", "8 object", "25 none"])
  }

  nonisolated struct WrappingProbe: View {
    @Environment(\.timeZone) private var zone: Double
    @Environment(\.sizeCategory) private var size
    @Environment(\.isLuminanceReduced) private var isDim
    @Environment(\.calendar) private var calendar

    var body: some View {
      let preferred = EnvironmentValues().timeZone
      Text(verbatim: "\(zone) \(preferred) \(size) \(isDim)")
      Text(verbatim: "\(calendar.identifier) \(calendar.firstWeekday)")
    }
  }

  @Test("a module may have types of its own for zones, calendars and locales, under the same names")
  func wrapping() {
    let list = rendered(WrappingProbe()) {
      $0.sizeCategory = .accessibilityLarge
      $0.isLuminanceReduced = true
      $0.calendar = WidgetCalendar(firstWeekday: 2)
    }
    #expect(list.texts.map(\.string) == ["0.5 0.5 accessibilityLarge true", "gregorian 2"])
    #expect(ContentSizeCategory.accessibilityLarge.dynamicTypeSize == .accessibility2)
    #expect(ContentSizeCategory.allCases.map(\.dynamicTypeSize) == DynamicTypeSize.allCases)
    #expect(ContentSizeCategory.small < .large)
  }
}

extension EnvironmentValues {
  /// What a module with other types would add.
  fileprivate var timeZone: Double { 0.5 }
}

extension EnvironmentValues {
  fileprivate var steps: Int {
    get { self[EnvironmentTests.Steps.self] }
    set { self[EnvironmentTests.Steps.self] = newValue }
  }

  fileprivate var object: EnvironmentTests.NotSendable? {
    get { self[EnvironmentTests.Object.self] }
    set { self[EnvironmentTests.Object.self] = newValue }
  }
}
