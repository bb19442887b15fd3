// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

extension SimulationLog {
  /// Something that happened.
  public struct Event: Hashable, Sendable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
      /// A widget was placed.
      case placed(widget: Int)
      /// A new timeline was asked for, not before a moment.
      case asked(widget: Int, Cause, due: Instant)
      /// What was asked for was joined to a reload of the widget that comes no later.
      case coalesced(widget: Int, Cause)
      /// What was asked for will not happen; why, as a sentence.
      case refused(Cause, sentence: String)
      /// A reload that is due has to wait.
      case delayed(widget: Int, Delay)
      /// A widget was asked for a new timeline; which reload it is.
      case reloadBegan(Int)
      /// A reload was done; which it is.
      case reloadEnded(Int)
      /// A widget asked a server; which request it is.
      case requested(Int)
      /// A person began to look at a page.
      case glanceBegan(WidgetPage)
      /// A person stopped to look at a page.
      case glanceEnded(WidgetPage)
      /// The app was opened.
      case appOpened
      /// The app was closed.
      case appClosed
      /// A server pushed.
      case pushed(kind: String?)
      /// The person edited a widget.
      case edited(widget: Int)
      /// Language and region changed.
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

    /// When it happened.
    public var date: Instant
    /// What happened.
    public var kind: Kind
  }
}
