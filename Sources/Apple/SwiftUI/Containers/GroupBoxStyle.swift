// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The styles of boxes and of rows with a label are drawn as they are declared.

public import WidgetViews

/// A style that draws group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the view.
  associatedtype Body: View

  /// Returns the view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a box.
public struct GroupBoxStyleConfiguration {
  /// The label of the box; empty if it has none.
  public let label: AnyView
  /// The content of the box.
  public let content: AnyView
}

/// A box of the system.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style of group boxes that set none.
  public init() {}

  /// The label above the content, on a rounded background.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(Color(system: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A box of the system.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// How rows with a label look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the view.
  associatedtype Body: View

  /// Returns the view of a row.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a row.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of a row with a label.
public struct LabeledContentStyleConfiguration {
  /// The label of the content.
  public let label: AnyView
  /// The content that is labeled.
  public let content: AnyView
}

/// A row of the system.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style of labeled contents that set none.
  public init() {}

  /// The label, and the content at the other end of the row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A row of the system.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: (GroupBoxStyleConfiguration) -> AnyView {
    { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
  }
}

struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: (LabeledContentStyleConfiguration) -> AnyView {
    { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) }
  }
}

nonisolated extension View {
  /// Sets how boxes in the view look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let style = Unsent(style)
    return transformEnvironment(\.self) {
      $0[GroupBoxStyleKey.self] = { parts in
        AnyView(callOnThisThread({ $0.makeBody(configuration: $1) }, with: (style.value, parts)))
      }
    }
  }

  /// Sets how rows with a label in the view look.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let style = Unsent(style)
    return transformEnvironment(\.self) {
      $0[LabeledContentStyleKey.self] = { parts in
        AnyView(callOnThisThread({ $0.makeBody(configuration: $1) }, with: (style.value, parts)))
      }
    }
  }
}
