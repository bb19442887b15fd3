// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// When a widget matters to a person; the system ranks widgets of a Smart Stack by it, and nothing here does.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct WidgetRelevance<Configuration> {
  /// The reasons.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// Makes a relevance of reasons.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// A reason for which a widget with a choice matters.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct WidgetRelevanceAttribute<Configuration> {
  /// What was chosen.
  public let configuration: Configuration

  /// Makes a reason of a choice and a context.
  public init<Context>(configuration: Configuration, context: Context) {
    self.configuration = configuration
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension WidgetRelevanceAttribute where Configuration == Void {
  /// Makes a reason of a context.
  public init<Context>(context: Context) {
    self.init(configuration: (), context: context)
  }
}
