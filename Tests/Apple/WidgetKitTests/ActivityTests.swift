// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing
import WidgetHost
import WidgetViews

@testable import WidgetKit

private struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var driver: String
}

private struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      RideView(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("leading") }.contentMargins(.leading, 4)
        DynamicIslandExpandedRegion(.trailing) { Text("trailing") }
        DynamicIslandExpandedRegion(.center) { Text("center") }
        if context.isStale {
          DynamicIslandExpandedRegion(.bottom) { Text("stale") }
        } else {
          DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        }
      } compactLeading: {
        Text("left")
      } compactTrailing: {
        Text("right")
      } minimal: {
        Text("5")
      }
      .keylineTint(.red)
      .widgetURL(URL(string: "ride://1"))
    }
  }
}

nonisolated private struct RideView: View {
  let context: ActivityViewContext<RideAttributes>

  @SwiftUI.Environment(\.activityFamily) private var family
  @SwiftUI.Environment(\.isActivityFullscreen) private var isFullscreen

  var body: some View {
    Text(isFullscreen ? "full" : family == .small ? "small" : "\(context.state.minutes) minutes")
      .activityBackgroundTint(.red)
  }
}

@MainActor @Suite("Live Activities") struct ActivityTests {
  private func hosted(_ configuration: some WidgetConfiguration) throws -> HostedWidget {
    try #require(configuration.configuredWidget?.hosted)
  }

  /// The texts of a state in a presentation, with their frames.
  private func texts(
    _ presentation: WidgetPresentation, hasSmallView: Bool = false, isStale: Bool = false
  ) throws -> [String: WidgetViews.Rect] {
    let widget = try hosted(RideActivity().body)
    widget.activity?.hasSmallView = hasSmallView
    let views = try #require(widget.activity as? ActivityViews<RideAttributes>)
    let entry = views.entry(
      RideAttributes(driver: "Kim"), .init(minutes: 4), isStale: isStale, at: Date())
    let look = WidgetLook(
      presentation, like: WidgetLook(device: .activityDefault, family: .systemMedium))
    let canvas = try #require(look.canvas)
    let list = DisplayList(rendering: entry.view(), on: canvas, in: look.environment())
    return Dictionary(
      list.items.compactMap { item in
        if case .text(let text) = item { (text.string, text.frame) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test("a Live Activity has presentations instead of families")
  func presentations() throws {
    let widget = try hosted(RideActivity().body)
    #expect(widget.kind == "RideAttributes")
    #expect(widget.families.isEmpty)
    #expect(widget.presentations == WidgetPresentation.activity)
  }

  @Test("the Lock Screen shows the content, StandBy knows that it is full screen")
  func lockScreen() throws {
    #expect(try texts(.activityLockScreen).keys.sorted() == ["4 minutes"])
    #expect(try texts(.activityStandBy).keys.sorted() == ["full"])
  }

  @Test("Apple Watch shows both sides of the island, or the view for the small family")
  func small() throws {
    #expect(try texts(.activitySmall).keys.sorted() == ["left", "right"])
    #expect(try texts(.activitySmall, hasSmallView: true).keys.sorted() == ["small"])
    let widget = try hosted(RideActivity().body.supplementalActivityFamilies([.small]))
    #expect(widget.activity?.hasSmallView == true)
  }

  @Test("the compact island leaves the camera's width between both sides")
  func compact() throws {
    let texts = try texts(.islandCompact)
    let (left, right) = (try #require(texts["left"]), try #require(texts["right"]))
    #expect(left.minX == 8)
    #expect(right.maxX == 222)
    #expect(right.minX - left.maxX >= 125)
  }

  @Test("the regions of the expanded island are around the camera")
  func expanded() throws {
    let texts = try texts(.islandExpanded)
    let (leading, trailing) = (try #require(texts["leading"]), try #require(texts["trailing"]))
    let (center, bottom) = (try #require(texts["center"]), try #require(texts["bottom"]))
    #expect(leading.minX == 16 + 4)
    #expect(abs(trailing.maxX - 355) < 0.5)
    #expect(leading.minY == trailing.minY)
    #expect(center.minY >= 16 + 36)
    #expect(abs(center.minX + center.width / 2 - 185.5) < 0.5)
    #expect(bottom.minY >= center.maxY)
  }

  @Test("an `if` in the island's regions counts for each state")
  func branches() throws {
    let texts = try texts(.islandExpanded, isStale: true)
    #expect(texts["stale"] != nil)
    #expect(texts["bottom"] == nil)
  }

  @Test("the minimal island shows its own view")
  func minimal() throws {
    #expect(try texts(.islandMinimal).keys.sorted() == ["5"])
  }

  @Test("without a preview, a state of made values is an entry, and a note says so")
  func madeState() async throws {
    let widget = try hosted(RideActivity().body)
    let notes = Notes()
    var context = HostedContext(
      family: .systemMedium, isPreview: false, size: .init(width: 371, height: 160))
    context.note = { notes.add($0) }
    let entries = await withCheckedContinuation { continuation in
      widget.timeline(context, nil) { continuation.resume(returning: $0.entries) }
    }
    #expect(entries.count == 1)
    #expect(
      notes.all == [
        "'RideAttributes' has no preview, so its picture shows made values; declare its states with "
          + "'#Preview(as: .content, using: …) { … } contentStates: { … }'"
      ])
  }
}

private final class Notes: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ note: String) { all.append(note) }
}
