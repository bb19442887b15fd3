// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents

/// Answers the widget's edit sheet.
final class IntentHandler: INExtension {
  private let actions = [
    QuickAction(id: "1", name: "入力", image: "input", url: "hoge://hoge/input"),
    QuickAction(id: "2", name: "レシート撮影", image: "camera", url: "hoge://hoge/input"),
    QuickAction(id: "3", name: "入出金", image: "transaction", url: "hoge://hoge/transaction"),
    QuickAction(id: "4", name: "家計簿", image: "cashflow", url: "hoge://hoge/cashflow"),
    QuickAction(id: "5", name: "口座", image: "account", url: "hoge://hoge/account"),
    QuickAction(id: "6", name: "レポート", image: "report", url: "hoge://hoge/report"),
    QuickAction(id: "7", name: "予算", image: "budget", url: "hoge://hoge/budget"),
    QuickAction(id: "8", name: "カード", image: "card", url: "hoge://hoge/card"),
  ]

  override func handler(for intent: INIntent) -> Any { self }
}

extension IntentHandler: QuickActionConfigurationIntentHandling {
  /// What the gallery shows, and a widget that was just placed.
  func defaultTransitionDestinations(
    for intent: QuickActionConfigurationIntent
  ) -> [TransitionDestination]? {
    actions.prefix(4).map(\.destination)
  }

  /// Every screen that the widget does not show yet: one cannot be chosen twice.
  func provideTransitionDestinationsOptionsCollection(
    for intent: QuickActionConfigurationIntent,
    with completion: @escaping (INObjectCollection<TransitionDestination>?, Error?) -> Void
  ) {
    let chosen = Set((intent.transitionDestinations ?? []).compactMap(\.identifier))
    let rest = actions.filter { !chosen.contains($0.id) }.map(\.destination)
    completion(INObjectCollection(items: rest), nil)
  }
}

/// A screen of the app that has a shortcut.
private struct QuickAction {
  let id: String
  let name: String
  let image: String
  let url: String

  var destination: TransitionDestination {
    let destination = TransitionDestination(identifier: id, display: name)
    destination.imageName = image
    destination.urlScheme = URL(string: url)
    return destination
  }
}
