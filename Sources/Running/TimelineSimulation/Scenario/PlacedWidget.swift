// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline
import WidgetViews

/// A widget that the user placed.
public struct PlacedWidget: Sendable {
  /// The widget with its provider.
  public var widget: TimelineWidget

  /// The shape in which it was placed.
  public var family: WidgetFamily

  /// The page with the widget.
  public var page: WidgetPage

  /// The instant at which the widget was placed; nil for the start of the simulation.
  ///
  /// Its first timeline is made then. Before the simulation begins, a widget is run without being logged, so that it is in the middle of its
  /// life when the log begins.
  public var placed: Instant?

  /// Whether the system does not know yet how often it is looked at, so that it has the budget of the learning period from then on.
  public var isNew = false

  /// The number of glances in a day, which decides the budget; nil for the number in the scenario.
  public var glancesPerDay: Int?

  /// The size of the widget in points; nil for the size on an iPhone of 390 by 844 points.
  public var size: Size?

  /// Creates a placed widget.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - family: The shape in which it was placed.
  ///   - page: Where it was placed; nil means the Lock Screen for an accessory, and the first page of the Home Screen otherwise.
  ///   - placed: When it was placed; nil means when the simulation begins.
  ///   - glancesPerDay: How often it is looked at in a day; nil means as often as the scenario has it.
  ///   - size: Its size, in points.
  public init(
    _ widget: TimelineWidget, family: WidgetFamily, page: WidgetPage? = nil,
    placed: Instant? = nil, glancesPerDay: Int? = nil, size: Size? = nil
  ) {
    self.widget = widget
    self.family = family
    self.page = page ?? (family.isAccessory ? .lockScreen : .homeScreen(0))
    self.placed = placed
    self.glancesPerDay = glancesPerDay
    self.size = size
  }
}
