// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetPrograms
import WidgetProtocol
import WidgetViews

@Suite(
  "A look in the tool and in a program",
  .enabled(if: SampleProgram.isBuilt, "the sample program is built on Linux only"))
struct SameLookSessionTests {
  /// An aspect of a look that a drawing depends on.
  enum Aspect: String, CaseIterable {
    case none, device, family, margins, appearance, typeSize, accented, vibrant, arabic, direction
    case sdk, moment, redaction

    /// A look that is unusual in the aspect.
    var look: WidgetLook {
      var look = WidgetLook(family: .systemMedium).at(SampleProgram.now)
      switch self {
      case .none: break
      case .device: look.device = .named("320x568") ?? .default
      case .family: look.family = .systemSmall
      case .margins: look.margins = .disabled
      case .appearance: look.appearance = .dark
      case .typeSize: look.typeSize = .accessibility3
      case .accented: look.mode = .accented
      case .vibrant: look.mode = .vibrant
      case .arabic: look.locale = "ar"
      case .direction: look.direction = .rightToLeft
      case .sdk: look.sdk = WidgetSDK("16") ?? .newest
      case .moment: look.now = SampleProgram.now.advanced(by: .seconds(60))
      case .redaction: look.isRedacted = true
      }
      return look
    }
  }

  /// The view of the program's clock, drawn by the engine of the tool.
  nonisolated private struct ClockView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "09:41").font(.largeTitle)
        if family != .systemSmall {
          Text("UTC").foregroundStyle(.secondary)
        }
      }
      .containerBackground(.blue, for: .widget)
    }
  }

  private func drawing(in look: WidgetLook) throws -> DisplayList {
    DisplayList(
      rendering: ClockView(), on: try #require(look.canvas), in: look.environment())
  }

  @Test("a program draws what the tool draws", arguments: Aspect.allCases)
  func program(aspect: Aspect) throws {
    let look = aspect.look
    let session = try SampleProgram.session()
    let run = try ProgramRun(
      ProviderQuestion(
        .timeline, kind: "Clock", family: look.family, size: try #require(look.canvas).size,
        now: SampleProgram.now),
      in: session, respond: { _ in ServerResponse(.unreachable) })
    #expect(try run.drawing(of: 0, in: look) == drawing(in: look))
  }

  @Test("the loss of an aspect would be seen in the clock, but for margins, SDK and moment")
  func aspects() throws {
    let usual = try drawing(in: Aspect.none.look)
    let unseen = try Aspect.allCases.filter { try drawing(in: $0.look) == usual }
    #expect(unseen == [.none, .margins, .sdk, .moment])
  }

  @Test(
    "a simulation asks for the look that its environment was made from", arguments: Aspect.allCases)
  func simulation(aspect: Aspect) throws {
    let look = aspect.look
    let canvas = try #require(look.canvas)
    let asked = WidgetLook(
      on: canvas, in: look.environment(), at: look.now ?? SampleProgram.now)
    #expect(asked.canvas == canvas)
    #expect(try drawing(in: asked) == drawing(in: look))
  }
}
