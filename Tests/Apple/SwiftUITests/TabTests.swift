// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import UIKit

/// Tabs of UIKit, and what users do with views.
@MainActor @Suite struct TabTests {
  private final class Words: NSObject, UITextSearching {
    let words = ["ride", "run", "rest"]
    var selectedTextRange: UITextRange? { nil }

    func performTextSearch(
      queryString string: String, options: UITextSearchOptions,
      resultAggregator aggregator: UITextSearchAggregator<AnyHashable?>
    ) {
      for word in words where word.contains(string) {
        aggregator.foundRange(UITextRange(), searchString: string, document: nil)
      }
      aggregator.finishedSearching()
    }
    func compare(
      _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
    ) -> ComparisonResult { .orderedSame }
    func decorate(
      foundTextRange: UITextRange, document: AnyHashable??,
      usingStyle style: UITextSearchFoundTextStyle
    ) {}
    func clearAllDecoratedFoundText() {}
  }

  @Test func `The screen of a tab is made once, when it is first asked for`() {
    var made = 0
    let tab = UITab(title: "Home", image: nil, identifier: "home") { _ in
      made += 1
      return UIViewController()
    }
    #expect(made == 0)
    #expect(tab.viewController === tab.viewController && made == 1)
  }

  @Test func `A tab knows its group, and a tab of a group is found by its name`() {
    let child = UITab(title: "All", image: nil, identifier: "all")
    let group = UITabGroup(title: "Folders", image: nil, identifier: "folders", children: [child])
    let screen = UITabBarController(tabs: [group])
    #expect(child.parent === group && child.tabBarController === screen)
    #expect(screen.tab(forIdentifier: "all") === child && screen.selectedTab === group)
    group.children = []
    #expect(child.parent == nil && screen.tab(forIdentifier: "all") == nil)
  }

  @Test func `Tabs of a group have the user's order, and those without a place come last`() {
    let tabs = ["a", "b", "c"].map { UITab(title: $0, image: nil, identifier: $0) }
    let group = UITabGroup(title: "Letters", image: nil, identifier: "letters", children: tabs)
    group.displayOrderIdentifiers = ["c", "a"]
    #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
  }

  @Test func `A search counts the places that a text finds`() {
    let words = Words()
    let session = UITextSearchingFindSession(searchableObject: words)
    session.performSearch(query: "r", options: nil)
    #expect(session.resultCount == 3)
    session.performSearch(query: "es", options: nil)
    #expect(session.resultCount == 1)
    session.invalidateFoundResults()
    #expect(session.resultCount == 0)
  }

  @Test func `A view keeps the changes as the device is tilted`() {
    let (view, effect) = (UIView(), UIMotionEffectGroup())
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func `A copy of an old notification keeps what was said of it`() throws {
    let notification = UILocalNotification()
    notification.alertBody = "Leave"
    notification.repeatInterval = .day
    let copy = try #require(notification.copy() as? UILocalNotification)
    notification.alertBody = "Stay"
    #expect(copy.alertBody == "Leave" && copy.repeatInterval == .day)
  }
}
