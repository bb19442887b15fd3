// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further feedback of a device, which is never given in a widget.

extension SensoryFeedback {
  /// The part that is pressed.
  public struct PressFeedback: Hashable, Sendable {
    fileprivate let name: String

    /// A button with a title.
    public static let button = PressFeedback(name: "button")
    /// A button that shows its icon alone.
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    /// The knob of a slider.
    public static let slider = PressFeedback(name: "slider")
    /// A tab of a bar.
    public static let tab = PressFeedback(name: "tab")
    /// A switch or another toggle.
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// The part that is released.
  public struct ReleaseFeedback: Hashable, Sendable {
    fileprivate let name: String

    /// The knob of a slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// What the selection has become.
  public struct SelectionFeedback: Hashable, Sendable {
    fileprivate let name: String

    /// The least value of all.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// The greatest value of all.
    public static let maximum = SelectionFeedback(name: "maximum")
    /// What was off is on.
    public static let on = SelectionFeedback(name: "on")
    /// What was on is off.
    public static let off = SelectionFeedback(name: "off")
  }

  /// The feedback for a path that the user has completed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// The feedback for a part that is pressed.
  public static func press(_ press: PressFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "press \(press.name)")
  }

  /// The feedback for a part that is released.
  public static func release(_ release: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "release \(release.name)")
  }

  /// The feedback for a selection that has become something.
  public static func selection(_ selection: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "selection \(selection.name)")
  }
}
