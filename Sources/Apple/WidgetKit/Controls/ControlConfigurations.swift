// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetConfiguration {
  /// The kind of the ``body``.
  public var controlKind: String { body.controlKind }

  /// Sets the name of the control that the gallery shows; it has no effect here.
  public func displayName(_ displayName: Text) -> some ControlWidgetConfiguration { self }

  /// Sets the name of the control from a localized key; it has no effect here.
  public func displayName(_ displayName: LocalizedStringKey) -> some ControlWidgetConfiguration {
    self
  }

  /// Sets the name of the control from a localized resource; it has no effect here.
  @_disfavoredOverload
  public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }

  /// Sets the description of the control from a localized resource; it has no effect here.
  @_disfavoredOverload
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }

  /// Sets the description of the control that the gallery shows; it has no effect here.
  public func description(_ description: Text) -> some ControlWidgetConfiguration { self }

  /// Sets the description of the control from a localized key; it has no effect here.
  public func description(_ description: LocalizedStringKey) -> some ControlWidgetConfiguration {
    self
  }

  /// Asks the user to configure the control when it is added; it has no effect here.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A configuration without a control, which is the body of primitive ones.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct EmptyControlConfiguration: ControlWidgetConfiguration {
  /// The configuration itself.
  public var body: EmptyControlConfiguration { self }

  /// The kind of the control: an empty string.
  public var controlKind: String { "" }
}

/// The configuration of a control without parameters.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration
where Content: ControlWidgetTemplate {
  /// The identifier of the control's kind.
  public let controlKind: String

  /// Creates the configuration of a control; the content is not called.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    controlKind = kind
  }

  /// Creates the configuration of a control with a value; the provider and the content are not
  /// called.
  public init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: ControlValueProvider {
    controlKind = kind
  }

  /// An empty configuration, as this one has no others inside.
  public var body: EmptyControlConfiguration { EmptyControlConfiguration() }
}

/// The configuration of a control whose parameters are those of an app intent.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration
where Content: ControlWidgetTemplate {
  /// The identifier of the control's kind.
  public let controlKind: String

  /// Creates the configuration of a control; the content is not called.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    controlKind = kind
  }

  /// Creates the configuration of a control with a value; the provider and the content are not
  /// called.
  public init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: AppIntentControlValueProvider, Configuration == Provider.Configuration {
    controlKind = kind
  }

  /// An empty configuration, as this one has no others inside.
  public var body: EmptyControlConfiguration { EmptyControlConfiguration() }
}

/// A provider of a control's value, which is never asked here.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol ControlValueProvider {
  /// The type of the control's value.
  associatedtype Value

  /// The value that the gallery shows.
  var previewValue: Value { get }

  /// Returns the current value; throws if it is not available.
  func currentValue() async throws -> Value
}

/// A provider of the value of a control with parameters, which is never asked here.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol AppIntentControlValueProvider {
  /// The type of the intent with the user's choices.
  associatedtype Configuration

  /// The type of the control's value.
  associatedtype Value

  /// Returns the value that the gallery shows.
  func previewValue(configuration: Configuration) -> Value

  /// Returns the current value for the user's choices; throws if it is not available.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// The center that reloads controls, of which none are placed here.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public final class ControlCenter: Sendable {
  /// The shared center of the program.
  public static let shared = ControlCenter()

  private init() {}

  /// Reloads the controls of a kind; it does nothing here.
  public func reloadControls(ofKind kind: String) {}

  /// Reloads all controls; it does nothing here.
  public func reloadAllControls() {}
}
