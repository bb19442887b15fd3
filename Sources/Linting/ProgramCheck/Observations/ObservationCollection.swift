// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import ShownWidgets
import SourceText
import TimelineSimulation
import WidgetProtocol
import WidgetViews

/// What was seen so far, each thing once with all its looks.
struct ObservationCollection {
  private struct Key: Hashable {
    var kind: String?
    var title: String
  }

  /// What was seen, in the order in which it was seen first.
  private(set) var observations: [ProgramObservation] = []

  /// The number of pictures.
  private(set) var pictureCount = 0

  /// What is drawn otherwise than on a device.
  private(set) var limits: Set<String> = []

  /// The screens on which a family or presentation was drawn.
  private(set) var drawnDevices: [String: Set<String>] = [:]

  private var positions: [Key: Int] = [:]

  /// Adds something that no picture shows; once.
  mutating func add(_ observation: ProgramObservation) {
    if !observations.contains(observation) { observations.append(observation) }
  }

  /// The memory that an extension with widgets has on a device, in bytes.
  private static let memoryLimit = 30 << 20

  /// Adds how much memory it takes to make a part, if that alone is more than a device has.
  mutating func add(memory bytes: Int, of kind: String, _ part: ProviderQuestion.Part) {
    guard bytes >= Self.memoryLimit else { return }
    add(ProgramObservation(.memory(bytes: bytes, ObservedLook.Part(part)), of: kind))
  }

  /// Adds what is seen in pictures of a widget, and why others were not drawn.
  mutating func add(_ gallery: ProgramGallery, of kind: String, _ part: ProviderQuestion.Part) {
    pictureCount += gallery.pictures.count
    add(memory: gallery.memoryGrowth, of: kind, part)
    for picture in gallery.pictures {
      let look = ObservedLook(picture.drawn.look, part)
      drawnDevices[look.shape, default: []].insert(look.device)
      if picture.isBlank, part != .placeholder { add(.blank, of: kind, in: look) }
      let issues = picture.drawn.issues
      // The system's sentence stands in place of the widget then.
      let isReplaced = issues.contains(.layout(.missingContainerBackground))
      let hasSign = issues.contains { issue in
        if case .layout(.notDrawnInWidgets) = issue { true } else { false }
      }
      for issue in issues
      where !(isReplaced && issue.isAboutText) && !(hasSign && issue.isAboutLine) {
        guard !issue.isLimit else {
          limits.insert(issue.description)
          continue
        }
        // What a placeholder shows has no labels.
        if part == .placeholder, case .smallRegion = issue { continue }
        add(issue, of: kind, in: look)
      }
    }
    for failure in gallery.failures {
      // The day says the same of the first family.
      if gallery.emptyTimelines.contains(failure) {
        add(
          ProgramObservation(
            .warning(.noEntries, SimulationWarning.noEntriesSentence), of: kind))
        continue
      }
      let isTimeout = gallery.timeouts.contains(failure)
      add(ProgramObservation(isTimeout ? .noAnswer(failure) : .failure(failure), of: kind))
    }
  }

  /// Whether a widget failed, so that what else is seen of it is a consequence.
  func hasFailure(of kind: String) -> Bool {
    observations.contains { observation in
      switch observation.fact {
      case .failure, .noAnswer: observation.kind == kind
      default: false
      }
    }
  }

  private mutating func add(_ issue: WidgetIssue, of kind: String, in look: ObservedLook) {
    add(.issue(issue), titled: IssueTexts().title(of: issue), of: kind, in: look)
  }

  private mutating func add(
    _ fact: ProgramObservation.Fact, titled title: String = "", of kind: String,
    in look: ObservedLook
  ) {
    let key = Key(kind: kind, title: title)
    guard let position = positions[key] else {
      positions[key] = observations.count
      observations.append(ProgramObservation(fact, of: kind, in: [look]))
      return
    }
    if !observations[position].looks.contains(look) { observations[position].looks.append(look) }
    // Another family may lose its labels, and not only a shape.
    if fact.saysMore(than: observations[position].fact) { observations[position].fact = fact }
  }
}

extension ProgramPicture {
  /// Whether nothing is drawn where the system has removed the container background, or in an accessory.
  fileprivate var isBlank: Bool {
    let look = drawn.look
    guard look.presentation == nil, look.renderingMode != .fullColor else { return false }
    return !drawn.list.items.contains { item in
      switch item {
      case .fill, .stroke, .text, .image: true
      case .beginGroup, .endGroup: false
      }
    }
  }
}

extension ProgramObservation.Fact {
  /// Whether this is the better example of one thing: texts are missed before pictures and shapes.
  func saysMore(than other: Self) -> Bool { weight > other.weight }

  private var weight: (Int, Int) {
    guard case .issue(.layout(.invisibleContent(_, let example, let count))) = self else {
      return (0, 0)
    }
    return switch example {
    case .text: (2, count)
    case .image: (1, count)
    case .shape, .line: (0, count)
    }
  }
}

extension WidgetIssue {
  /// Whether the issue is about texts as they are drawn.
  fileprivate var isAboutText: Bool {
    switch self {
    case .textCut, .layout(.invisibleContent), .layout(.brokenWord): true
    default: false
    }
  }

  /// Whether the issue is about a line that is invisible, which the sign for a view that is not drawn has.
  fileprivate var isAboutLine: Bool {
    if case .layout(.invisibleContent(_, .line, _)) = self { true } else { false }
  }
}

extension ObservedLook {
  /// The words of a look.
  fileprivate init(_ look: WidgetLook, _ part: ProviderQuestion.Part) {
    let usual = RenderingStyle.all(of: look.family).first
    let mode =
      look.presentation == nil && look.style != usual ? look.style.rawValue : nil
    self.init(
      look.shapeName, Part(part), mode: mode, device: look.device.identifier, locale: look.locale,
      typeSize: look.typeSize == .large ? nil : look.typeSize.shortName,
      isDark: look.presentation == nil && look.appearance == .dark)
  }
}

extension ObservedLook.Part {
  /// What is drawn of the answer to a question.
  fileprivate init(_ part: ProviderQuestion.Part) {
    self =
      switch part {
      case .placeholder: .placeholder
      case .snapshot: .snapshot
      case .timeline: .entry
      }
  }
}
