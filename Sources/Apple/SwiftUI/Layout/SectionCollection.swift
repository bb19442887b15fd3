// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The sections of a container's views, and containers that take them apart.

public import WidgetViews

/// A section of a container's views.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity of the section.
  public let id: ID
  /// What the section says to its container.
  public let containerValues: ContainerValues
  /// The views of the section's header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the section's footer.
  public let footer: SubviewsCollection
}

/// The sections of a container; views side by side that are in none are a section without a header and a footer.
nonisolated public struct SectionCollection: RandomAccessCollection, View {
  private let shown: AnyView
  private let sections: [SectionConfiguration]

  /// Takes views apart in the environment of the view that is drawn.
  init(of view: some View) {
    let content = AnyView(view)
    shown = content
    typealias View = (place: Int, values: ContainerValues)
    var runs: [[View]] = []
    for view in ContainerValues.said(by: content).enumerated() {
      let isNew = runs.last?.last.map { $0.values.place?.section !== view.element.place?.section }
      if isNew ?? true { runs.append([]) }
      runs[runs.count - 1].append((view.offset, view.element))
    }
    sections = runs.enumerated().map { number, views in
      func part(_ part: SectionPlace.Part) -> SubviewsCollection {
        let chosen = views.filter { ($0.values.place?.part ?? .content) == part }
        return SubviewsCollection(chosen.map { ($0.place, $0.values.own) }, of: content)
      }
      var values = ContainerValues()
      if let view = views.first, view.values.place != nil { values = view.values.ofSection }
      return SectionConfiguration(
        id: .init(number: number), containerValues: values, header: part(.header),
        content: part(.content), footer: part(.footer))
    }
  }

  /// The position of the first section, which is 0.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// The sections one after the other.
  public var body: some View { shown }
}

/// What a group makes from the sections of another.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  fileprivate let view: Sections
  fileprivate let transform: (SectionCollection) -> Content

  /// What the group makes of the sections.
  public var body: some View { transform(SectionCollection(of: view)) }
}

extension Group where Content: View {
  /// Creates a group from the sections of another.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(view: view, transform: transform) }
  }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID {
  /// Creates a view for each section of another.
  public init<V: View, Result: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  )
  where
    Content == GroupSectionsOfContent<
      V, ForEach<SectionCollection, SectionConfiguration.ID, Result>
    >
  {
    self.init(
      made: [
        GroupSectionsOfContent(view: view) { sections in
          ForEach<SectionCollection, SectionConfiguration.ID, Result>(sections, content: content)
        }
      ])
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
