// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The appearance of progress views: a type that makes a view of their parts.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of view that the style makes of a progress view.
  associatedtype Body: View

  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The completed fraction of the task, from 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?

  /// The label that describes the task; nil if the view has none.
  public let label: StyleContent?

  /// The label of the current value; nil for none.
  public let currentValueLabel: StyleContent?

  let settings: LayoutSettings
}

/// A bar with a value, a ring without one.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The bar or the ring.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A progress view as a bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Hashable, Sendable {
  private var tint: Color?

  /// Creates the style, which has no settings.
  public init() {}

  /// Creates the style in a color.
  public init(tint: Color) { self.tint = tint }

  /// The label, the bar and the value, which is written in a small gray font.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      if let tint {
        MeterBar(fraction: configuration.fractionCompleted ?? 0).tint(tint)
      } else {
        MeterBar(fraction: configuration.fractionCompleted ?? 0)
      }
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A progress view as a ring.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Hashable, Sendable {
  private var tint: Color?

  /// Creates the style, which has no settings.
  public init() {}

  /// Creates the style in a color.
  public init(tint: Color) { self.tint = tint }

  /// The ring with the value in it, and the label.
  public func makeBody(configuration: Configuration) -> some View {
    let settings = configuration.settings
    let fraction = configuration.fractionCompleted
    let side = fraction == nil ? settings.spinnerSize : settings.circularGaugeSize
    VStack {
      ZStack {
        if let tint {
          MeterRing(fraction: fraction ?? 0, side: side).tint(tint)
        } else {
          MeterRing(fraction: fraction ?? 0, side: side)
        }
        // A time takes all the width that it is offered.
        configuration.currentValueLabel?.multilineTextAlignment(.center).frame(maxWidth: side)
      }
      configuration.label
    }
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar with a value, a ring without one.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view as a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view as a ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private struct StyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { .automatic }
  }

  var progressViewStyle: any ProgressViewStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the progress views within this view.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    transformEnvironment { $0.progressViewStyle = style }
  }
}

nonisolated extension ProgressViewStyle {
  /// Adds a progress view in the style.
  func resolve(_ configuration: Configuration, in resolver: inout ViewResolver) {
    let body = resolver.evaluating((self, configuration)) { $0.makeBody(configuration: $1) }
    // A progress view in a custom style is a usual one; otherwise it would never end.
    resolver.resolve(body) { $0.progressViewStyle = DefaultProgressViewStyle() }
  }
}
