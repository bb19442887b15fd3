// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A control of Control Center, which compiles and is not drawn.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency public protocol ControlWidget {
  /// What the control is configured with.
  associatedtype Body: ControlWidgetConfiguration

  /// Makes the control.
  init()

  /// Its kind and its content.
  var body: Body { get }
}

/// What kind of control there is, and what makes its content.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  /// What the configuration is composed of.
  associatedtype Body: ControlWidgetConfiguration

  /// The configurations that the configuration is composed of.
  var body: Body { get }

  /// The name by which the app and the system speak of the control.
  var controlKind: String { get }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetConfiguration {
  /// That of the ``body``.
  public var controlKind: String { body.controlKind }

  /// Names the control for people.
  public func displayName(_ displayName: Text) -> some ControlWidgetConfiguration { self }

  /// Names the control for people.
  public func displayName(_ displayName: LocalizedStringKey) -> some ControlWidgetConfiguration {
    self
  }

  /// Names the control for people, by what is looked up.
  @_disfavoredOverload
  public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }

  /// Tells people what the control is for, by what is looked up.
  @_disfavoredOverload
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }

  /// Tells people what the control is for.
  public func description(_ description: Text) -> some ControlWidgetConfiguration { self }

  /// Tells people what the control is for.
  public func description(_ description: LocalizedStringKey) -> some ControlWidgetConfiguration {
    self
  }

  /// Asks the person to choose when the control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A configuration without a control: what the primitive ones are composed of.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct EmptyControlConfiguration: ControlWidgetConfiguration {
  /// The configuration itself.
  public var body: EmptyControlConfiguration { self }

  /// None.
  public var controlKind: String { "" }
}

/// A control without parameters.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration
where Content: ControlWidgetTemplate {
  /// The name by which the app and the system speak of the control.
  public let controlKind: String

  /// Describes a control.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    controlKind = kind
  }

  /// Describes a control with a value.
  public init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: ControlValueProvider {
    controlKind = kind
  }

  /// Nothing: the configuration is not composed of others.
  public var body: EmptyControlConfiguration { EmptyControlConfiguration() }
}

/// A control whose parameters are those of an app intent.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration
where Content: ControlWidgetTemplate {
  /// The name by which the app and the system speak of the control.
  public let controlKind: String

  /// Describes a control.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    controlKind = kind
  }

  /// Describes a control with a value.
  public init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: AppIntentControlValueProvider, Configuration == Provider.Configuration {
    controlKind = kind
  }

  /// Nothing: the configuration is not composed of others.
  public var body: EmptyControlConfiguration { EmptyControlConfiguration() }
}

/// Gives a control its value.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value

  /// The value that the gallery shows.
  var previewValue: Value { get }

  /// The value.
  func currentValue() async throws -> Value
}

/// Gives a control with parameters its value.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol AppIntentControlValueProvider {
  /// What the person chose.
  associatedtype Configuration

  /// The type of the value.
  associatedtype Value

  /// The value that the gallery shows.
  func previewValue(configuration: Configuration) -> Value

  /// The value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// Asks the system for new values of controls, of which none are placed here.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public final class ControlCenter: Sendable {
  /// The one center of the program.
  public static let shared = ControlCenter()

  private init() {}

  /// Asks for new values of the controls of a kind.
  public func reloadControls(ofKind kind: String) {}

  /// Asks for new values of all controls.
  public func reloadAllControls() {}
}
