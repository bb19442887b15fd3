// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing

@Suite("Screens of apps in widgets")
@MainActor struct ScreenTests {
  @Test("a picture shows the first phase of an animation and the initial value of keyframes")
  func firstPhase() {
    let list = drawing(of: VStack { Moving() })
    #expect(list.strings == ["still", "phases", "keyframes", "first"])
    let values = drawing(
      of: Text("a").phaseAnimator([1, 2]) { _, phase in Text(verbatim: "\(phase)") })
    #expect(values.strings == ["1"])
  }

  @Test("controls of apps are drawn as the sign, and are reported by their names")
  func signs() {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    let names = drawing(
      of: VStack {
        Stepper("a", value: .constant(1))
        DatePicker("a", selection: date)
        SecureField("a", text: .constant(""))
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        }
        DisclosureGroup("a") { Text("b") }
      }
    ).problems.map(\.description)
    for name in ["Stepper", "DatePicker", "SecureField", "NavigationSplitView", "DisclosureGroup"] {
      #expect(names.contains { $0.contains("'\(name)'") }, "\(name): \(names)")
    }
  }

  @Test("modifiers of screens leave a view as it is")
  func unchanged() {
    let view = Text("a")
    let changed = view.badge(3).swipeActions { Text("b") }.searchable(text: .constant(""))
      .tabItem { Text("c") }.presentationDetents([.large]).accessibilityHeading(.h1)
      .confirmationDialog("d", isPresented: .constant(true)) { Text("e") }
    #expect(drawing(of: changed) == drawing(of: view))
  }

  @Test("what changes a text or a label on a device is reported, and nothing else")
  func reported() {
    let small = drawing(of: Text("a").textScale(.secondary)).problems.map(\.description)
    #expect(small.contains { $0.contains("'textScale'") }, "\(small)")
    #expect(drawing(of: Text("a").textScale(.default)) == drawing(of: Text("a")))
  }

  @Test("a curve has its heights, and a spring reaches its target")
  func curves() {
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.4)
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
    for spring in [
      Spring.smooth, .bouncy, Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true),
    ] {
      #expect(spring.value(target: 2.0, time: 0) == 0)
      #expect(abs(spring.value(target: 2.0, time: 5) - 2) < 0.01, "\(spring)")
    }
    #expect(
      stride(from: 0, to: 1, by: 0.01).contains {
        Spring.bouncy.value(target: 1.0, time: $0) > 1.01
      })
    #expect(abs(Spring(duration: 0.4, bounce: 0.2).bounce - 0.2) < 1e-9)
  }

  @Test("a path of values grows and shrinks")
  func path() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3)
    path.removeLast(3)
    #expect(path.isEmpty)
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Swapped: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test("boxes and rows are drawn in their styles")
  func styles() {
    let box = GroupBox {
      Text("inside")
    } label: {
      Text("box")
    }
    let row = LabeledContent("name", value: "value")
    #expect(drawing(of: box).strings == ["box", "inside"])
    #expect(drawing(of: box.groupBoxStyle(Framed())).strings == ["inside", "box"])
    #expect(drawing(of: row).strings == ["name", "value"])
    #expect(drawing(of: row.labeledContentStyle(Swapped())).strings == ["value", "name"])
  }
}
