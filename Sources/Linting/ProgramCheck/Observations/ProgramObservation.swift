// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
package import TimelineSimulation
import WidgetViews

/// Something that was seen of a widget, with the looks in which it was seen.
package struct ProgramObservation: Hashable, Sendable {
  /// What was seen of a widget, or of the program as a whole.
  package enum Fact: Hashable, Sendable {
    /// An issue of a picture; of those with one title, the first.
    case issue(WidgetIssue)
    /// A picture that has nothing but the container background.
    case blank
    /// A warning of a simulated day, with its sentence.
    case warning(SimulationWarning.ID, String)
    /// A failure of the program, in a sentence.
    case failure(String)
    /// A program that gave no answer in time, in a sentence.
    case noAnswer(String)
    /// A build that did not end in time, in a sentence.
    case endlessBuild(String)
    /// A request to a server while a part was made that the system wants at once, with its URL.
    case request(url: String, ObservedLook.Part)
    /// A reload that the widget asks for while it makes its own timeline.
    case ownReload
    /// A read of the clock while an entry of several was drawn: the lines of the calls that led to it, from the innermost, such as
    /// `Shop/ShopView.swift:12`.
    case clockRead([String])
    /// A reload of a kind that no widget has, which the widget asks for while it makes its own timeline.
    case unknownReload(kind: String)
    /// A use of the user defaults of an app group that the extension's entitlements do not have.
    case missingGroup(String)
    /// The most bytes of memory that the extension had beyond those before while it made a part.
    case memory(bytes: Int, ObservedLook.Part)
    /// The description in the gallery is the same in other languages as in the first, in which it is given, and so is the name
    /// in all of them if that is given.
    case untranslated(description: String, name: String?, languages: [String])
  }

  /// The kind of the widget; nil if the program as a whole is meant.
  package var kind: String?

  /// The thing that was seen.
  package var fact: Fact

  /// The looks in which it was seen, each once; none for what is no picture.
  package var looks: [ObservedLook] = []

  /// Creates an observation of a widget.
  package init(_ fact: Fact, of kind: String?, in looks: [ObservedLook] = []) {
    self.fact = fact
    self.kind = kind
    self.looks = looks
  }
}

/// A look in which a picture was drawn, in words that findings name.
package struct ObservedLook: Hashable, Sendable {
  /// The part of a timeline that was drawn.
  package enum Part: String, Hashable, Sendable {
    case placeholder, snapshot, entry
  }

  /// The name of the family or the presentation.
  package var shape: String

  /// The part of the timeline.
  package var part: Part

  /// The name of the rendering mode, such as `accented`; nil for the usual one of the shape.
  package var mode: String?

  /// The screen, such as `390x844`.
  package var device: String

  /// The identifier of the locale.
  package var locale: String

  /// The type size; nil for the usual one.
  package var typeSize: String?

  /// Whether the picture was drawn in dark colors.
  package var isDark: Bool

  /// Creates a look of a shape and a part, by default on an iPhone of 390 by 844 points.
  package init(
    _ shape: String, _ part: Part = .entry, mode: String? = nil, device: String = "390x844",
    locale: String = "en", typeSize: String? = nil, isDark: Bool = false
  ) {
    self.shape = shape
    self.part = part
    self.mode = mode
    self.device = device
    self.locale = locale
    self.typeSize = typeSize
    self.isDark = isDark
  }
}

/// All that was seen of a program.
package struct ProgramObservations: Sendable {
  /// What was seen, in the order of the widgets.
  package var list: [ProgramObservation] = []

  /// The screens on which each family and presentation was drawn.
  package var devices: [String: Set<String>] = [:]

  /// The languages in which every widget was drawn.
  package var locales: [String] = []

  /// The number of pictures that were drawn.
  package var pictureCount = 0

  /// The number of widgets of which a day was run.
  package var dayCount = 0

  /// What is drawn otherwise than on a device, each once.
  package var limits: Set<String> = []

  /// The requests that nothing answered, by name.
  package var unanswered: Set<String> = []

  /// Creates what was seen, before anything was.
  package init() {}
}
