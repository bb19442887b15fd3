// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

extension SimulationLog {
  /// An event on the simulated device.
  public struct Event: Hashable, Sendable {
    /// The kind of an event.
    public enum Kind: Hashable, Sendable {
      /// The user placed a widget.
      case placed(widget: Int)
      /// A new timeline was asked for, not before a moment.
      case asked(widget: Int, Cause, due: Instant)
      /// A request was joined to a reload of the widget that comes no later.
      case coalesced(widget: Int, Cause)
      /// A request was refused; the sentence is the reason.
      case refused(Cause, sentence: String)
      /// A reload that is due has to wait.
      case delayed(widget: Int, Delay)
      /// A widget was asked for a new timeline; which reload it is.
      case reloadBegan(Int)
      /// A reload was done; which it is.
      case reloadEnded(Int)
      /// A widget asked a server; which request it is.
      case requested(Int)
      /// The user began to look at a page.
      case glanceBegan(WidgetPage)
      /// The user stopped looking at a page.
      case glanceEnded(WidgetPage)
      /// The user opened the app.
      case appOpened
      /// The user closed the app.
      case appClosed
      /// A server sent a push to the widgets of a kind; nil is all kinds.
      case pushed(kind: String?)
      /// The user edited a widget.
      case edited(widget: Int)
      /// The user changed language and region.
      case localeChanged(String)
      /// The type size, or another setting of accessibility, changed.
      case typeSizeChanged
      /// The device got to another place.
      case locationChanged
      /// The device's clock was set; later is positive.
      case clockSet(by: Duration)
      /// The time zone's clocks changed, as they do for daylight saving; later is positive.
      case zoneChanged(by: Duration)
    }

    /// The moment of the event.
    public var date: Instant
    /// The kind of the event.
    public var kind: Kind
  }
}
