// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import TipKit

struct FavoriteTip: Tip {
  // As the macro '@Parameter' makes it, which this test has none of.
  static let loggedIn = Tips.Parameter(wrappedValue: false)
  static let opened = Event(id: "opened")

  var title: Text { Text("Save as a favorite") }
  var message: Text? { Text("It is at the top of the list.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] {
    Action(id: "learn", title: "Learn more")
    Action(id: "reset") { Text("Reset") }
  }
  var options: [TipOption] {
    Tips.MaxDisplayCount(3)
    IgnoresDisplayFrequency(true)
  }
}

struct Favorites: View {
  let tip = FavoriteTip()
  var body: some View {
    VStack {
      TipView(tip, arrowEdge: .bottom) { action in print(action.id) }
      Text("Favorites").popoverTip(tip).tipBackground(Color.red)
      TipView(FavoriteTip()).tipViewStyle(.miniTip)
    }
  }
}

func useTipKit() async throws {
  try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
  let tip = FavoriteTip()
  expect(tip.status == .pending && !tip.shouldDisplay, "the tip is not shown")
  expect(tip.actions.map(\.id) == ["learn", "reset"] && tip.options.count == 2, "it has buttons")
  FavoriteTip.loggedIn.wrappedValue = true
  expect(FavoriteTip.loggedIn.wrappedValue, "the parameter is kept")
  await FavoriteTip.opened.donate()
  FavoriteTip.opened.sendDonation()
  expect(FavoriteTip.opened.donations.count == 2, "events are counted")
  tip.invalidate(reason: .actionPerformed)
  expect(tip.status == .invalidated(.actionPerformed), "the tip is closed")
  for await status in tip.statusUpdates { expect(status != .available, "it is not available") }
  try Tips.resetDatastore()
  _ = await Favorites()
}
