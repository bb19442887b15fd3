// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The place of a view in a section, which it says to the container that takes it apart.
final class SectionPlace {
  /// A section that is taken apart, which is the same as itself only.
  final class Section: Sendable {}

  /// The parts of a section.
  enum Part { case header, content, footer }

  /// The section, the outermost one if they are nested.
  let section: Section
  let part: Part
  /// What the view says inside of the section.
  let values: ContainerValues

  init(of values: ContainerValues, in part: Part, of section: Section) {
    (self.values, self.part, self.section) = (values, part, section)
  }
}

/// A section that says of each of its views where it is.
nonisolated struct MarkedSection<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer

  var body: some View {
    let section = SectionPlace.Section()
    marked(header, .header, section)
    marked(content, .content, section)
    marked(footer, .footer, section)
  }

  private func marked(
    _ views: some View, _ part: SectionPlace.Part, _ section: SectionPlace.Section
  ) -> some View {
    views.transformPreference(ContainerValuesKey.self) { values in
      let place = SectionPlace(of: values, in: part, of: section)
      values = ContainerValues()
      values.place = place
    }
  }
}

extension EnvironmentValues {
  private struct MarksSectionsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether sections say of their views where they are.
  var marksSections: Bool {
    get { self[MarksSectionsKey.self] }
    set { self[MarksSectionsKey.self] = newValue }
  }
}
