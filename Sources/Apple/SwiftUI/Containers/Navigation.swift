// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// Screens of an app, in whose place a widget shows a sign.
public struct NavigationView<Content: View>: View {
  /// Makes screens that a widget does not show.
  public init(@ViewBuilder content: () -> Content) {}

  /// A sign.
  public var body: some View { UndrawnView("NavigationView") }
}

/// Screens of an app, in whose place a widget shows a sign.
public struct NavigationStack<Content: View>: View {
  /// Makes screens that a widget does not show.
  public init(@ViewBuilder root: () -> Content) {}

  /// A sign.
  public var body: some View { UndrawnView("NavigationStack") }
}

/// What leads to another screen: in a widget its label, which leads nowhere.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// Makes a label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Makes a label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label.
  public var body: some View { label }
}

/// What the bar above a screen shows, which a widget has not.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Sendable {
    /// As the screen before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}

/// What belongs together, with a header and a footer: outside of lists they are shown one after the other.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The parts, one after the other.
  @ViewBuilder public var body: some View {
    header
    content
    footer
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Makes a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a text above it.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(key) }, footer: { EmptyView() })
  }
}

/// What belongs together, in a frame: outside of lists its label above its content.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label above the content, on a ground.
  public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      content
    }
    .padding()
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// A label and what it is of, at both ends of a line.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a line.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label, and at the other end the content.
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a line of two texts.
  public init<Value: StringProtocol>(_ key: LocalizedStringKey, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(key)
    }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a line with a text.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
}

/// What is shown where there is nothing to show: a symbol, a title and a sentence.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other, in the middle of the room.
  public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(StackedLabelStyle()).font(.title2.bold())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == WidgetViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title, a symbol and a sentence.
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init {
      WidgetViews.Label(title, systemImage: systemImage)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Makes a view of a title, a symbol and a sentence.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, description: Text? = nil
  ) {
    self.init {
      WidgetViews.Label(title, systemImage: systemImage)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

/// An icon above its title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
