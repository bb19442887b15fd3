// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What went wrong when views were laid out; the result is shown all the same.
public enum LayoutProblem: Hashable, Sendable {
  /// Views are nested deeper than ``LayoutSettings/depthLimit``; those below are left out.
  case nestedTooDeep(limit: Int)

  /// There are more views than ``LayoutSettings/viewLimit``; the rest is left out.
  case tooManyViews(limit: Int)

  /// More sizes would have to be computed than ``LayoutSettings/measurementLimit``; the rest takes what it is offered.
  case tooManyMeasurements(limit: Int)

  /// A modifier was given a length that is no number, or is infinite or negative where it may not be; it is ignored.
  case invalidLength(modifier: String)

  /// An image does not exist.
  case missingImage(name: String)

  /// There is more than one `widgetURL(_:)`, and Apple's documentation leaves open which of them counts; the outermost is taken.
  case severalWidgetURLs

  /// A view has an infinite size or position and is left out.
  case infiniteFrame
}

extension LayoutProblem: CustomStringConvertible {
  /// The problem as a sentence.
  public var description: String {
    switch self {
    case .nestedTooDeep(let limit):
      "the views are nested more than \(limit) levels deep; what is below is left out"
    case .tooManyViews(let limit):
      "there are more than \(limit) views; the rest is left out"
    case .tooManyMeasurements(let limit):
      "the layout needs more than \(limit) measurements; nest fewer stacks in each other"
    case .invalidLength(let modifier):
      "'\(modifier)' is given a length that it cannot have; use a finite number that is not negative"
    case .missingImage(let name):
      "there is no image '\(name)'; add it to the catalogue"
    case .severalWidgetURLs:
      "there is more than one 'widgetURL'; keep one, because which of them counts is not defined"
    case .infiniteFrame:
      "a view has an infinite size or position and is left out; give it a 'frame'"
    }
  }
}
