// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// An event on a device, other than glances and app sessions, which last.
public struct DeviceEvent: Sendable {
  /// The kind of an event.
  public enum Kind: Sendable {
    /// A server pushes the widgets of a kind, or of every kind; the reload is counted.
    case push(kind: String?)
    /// The app asks for reloads in the background, which are counted.
    case backgroundReloads([ReloadRequest])
    /// The user edits a placed widget, by its position in the scenario; the reload is not counted.
    case edit(widget: Int)
    /// The user changes language or region; the reloads are not counted.
    case locale(String)
    /// The user changes the type size, or another setting of accessibility; the reloads are not
    /// counted.
    case typeSize
    /// The device gets to another place; the reloads are not counted, and wait until the page is looked at.
    case significantLocationChange
    /// The device's clock is set; true time goes on. Later is positive.
    case clockSet(by: Duration)
  }

  /// The moment of the event, in true time.
  public var date: Instant

  /// The kind of the event.
  public var kind: Kind

  /// Creates an event at a moment of true time.
  public init(_ kind: Kind, at date: Instant) {
    self.kind = kind
    self.date = date
  }
}
