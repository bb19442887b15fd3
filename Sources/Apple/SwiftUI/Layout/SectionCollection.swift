// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The sections of a container's views. Containers that take sections apart are not drawn.

public import WidgetViews

/// A section of a container's views.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity of the section.
  public let id: ID
  let shown: AnyView

  /// The views of the section's header.
  public var header: SubviewsCollection { SubviewsCollection(whole: shown) }
  /// The views of the section.
  public var content: SubviewsCollection { SubviewsCollection(whole: shown) }
  /// The views of the section's footer.
  public var footer: SubviewsCollection { SubviewsCollection(whole: shown) }
  /// What the section says to its container: nothing is known here.
  public var containerValues: ContainerValues { ContainerValues() }
}

/// The sections of a container: here one, with all that it was given.
nonisolated public struct SectionCollection: RandomAccessCollection, View {
  let shown: AnyView

  /// The position of the first section, which is 0.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { 1 }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration {
    SectionConfiguration(id: .init(number: index), shown: shown)
  }

  /// The sections one after the other.
  public var body: some View { shown }
}

/// What a group makes from the sections of another.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("Group(sections:)") }
}

extension Group where Content: View {
  /// Creates a group from the sections of another; a sign is drawn in its place, as views are not taken apart here.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent<Base, Result>() }
  }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID {
  /// Creates a view for each section of another; a sign is drawn in its place, as views are not taken apart here.
  public init<V: View, Result: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  ) where Content == GroupSectionsOfContent<V, Result> {
    self.init(made: [GroupSectionsOfContent<V, Result>()])
  }
}

/// A part of the views of a container.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let base: SubviewsCollection
  let bounds: Range<Int>

  /// The position of the first view.
  public var startIndex: Int { bounds.lowerBound }
  /// The position after the last view.
  public var endIndex: Int { bounds.upperBound }
  /// The view at a position.
  public subscript(index: Int) -> Subview { base[index] }
  /// A part of the part.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  /// The views of the part one after the other.
  public var body: some View { ForEach(Array(self)) { $0 } }
}

nonisolated extension SubviewsCollection {
  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The views in a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}
