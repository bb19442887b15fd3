// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A navigation view; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct NavigationView<Content: View>: View {
  /// Creates a navigation view; the content is not called.
  public init(@ViewBuilder content: () -> Content) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("NavigationView") }
}

/// A navigation stack; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct NavigationStack<Content: View>: View {
  /// Creates a navigation stack; the root is not called.
  public init(@ViewBuilder root: () -> Content) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("NavigationStack") }
}

/// A link to another screen; a widget shows its label, without the link.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// Creates a link with a label; the destination is ignored.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a link with a label; the destination is not called.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link of which only the label is kept.
  init(shown label: () -> Label) { self.label = label() }

  /// The label of the link.
  public var body: some View { label }
}

/// The item of a navigation bar, which a widget does not have.
public struct NavigationBarItem: Sendable {
  /// The size of a navigation bar's title.
  public enum TitleDisplayMode: Sendable {
    /// The size of the previous item.
    case automatic
    /// A small title in the bar.
    case inline
    /// A large title below the bar.
    case large
  }
}

/// A section with a header and a footer; outside of lists these are separate views.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  @WidgetViews.Environment(\.marksSections) private var isMarked

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The header, the content and the footer.
  @ViewBuilder public var body: some View {
    if isMarked {
      MarkedSection(header: header, content: content, footer: footer)
    } else {
      header
      content
      footer
    }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized header.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(key) }, footer: { EmptyView() })
  }
}

/// A box of related views, with its label above its content.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  /// Whether it is part of a style, and drawn as usual: otherwise the style would never end.
  private var isPartOfStyle = false

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The box in its style: by default the label above the content, on a rounded background.
  public var body: some View {
    let style =
      isPartOfStyle
      ? GroupBoxStyleKey.defaultValue
      : WidgetViews.Environment(\.self).wrappedValue[GroupBoxStyleKey.self]
    return style(GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content)))
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Shows the parts that a style gets in the usual style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    isPartOfStyle = true
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

/// A label and a value at both ends of a row.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  /// Whether it is part of a style, and drawn as usual: otherwise the style would never end.
  private var isPartOfStyle = false

  /// Creates a row with views for the label and the value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The row in its style: by default the label, and the content at the other end.
  public var body: some View {
    let style =
      isPartOfStyle
      ? LabeledContentStyleKey.defaultValue
      : WidgetViews.Environment(\.self).wrappedValue[LabeledContentStyleKey.self]
    return style(LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content)))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Shows the parts that a style gets in the usual style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    isPartOfStyle = true
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of a localized label and a text.
  public init<Value: StringProtocol>(_ key: LocalizedStringKey, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(key)
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row with a localized label.
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(key) }
  }
}

/// A view for missing content: a label, a description and actions.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view with a label; the description and the actions are empty by default.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other, centered in the available space.
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
  /// Creates a view with a localized title, an SF Symbol and a description; nil is no description.
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init {
      WidgetViews.Label(title, systemImage: systemImage)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a view with a title that is not localized, an SF Symbol and a description; nil is no
  /// description.
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

/// A label style with the icon above the title.
nonisolated private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
