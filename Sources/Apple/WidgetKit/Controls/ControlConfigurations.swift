// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
import WidgetHost

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetConfiguration {
  /// The kind of the ``body``.
  public var controlKind: String { body.controlKind }

  /// The control of the ``body``.
  public var configuredControl: ConfiguredWidget? { body.configuredControl }

  /// Sets the name of the control that the gallery shows.
  public func displayName(_ displayName: Text) -> some ControlWidgetConfiguration {
    changing { $0.displayName = displayName }
  }

  /// Sets the name of the control from a localized key.
  public func displayName(_ displayName: LocalizedStringKey) -> some ControlWidgetConfiguration {
    self.displayName(Text(displayName))
  }

  /// Sets the name of the control from a localized resource.
  @_disfavoredOverload
  public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    self.displayName(Text(displayName))
  }

  /// Sets the description of the control from a localized resource.
  @_disfavoredOverload
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets the description of the control that the gallery shows.
  public func description(_ description: Text) -> some ControlWidgetConfiguration {
    changing { $0.description = description }
  }

  /// Sets the description of the control from a localized key.
  public func description(_ description: LocalizedStringKey) -> some ControlWidgetConfiguration {
    self.description(Text(description))
  }

  private func changing(_ change: (inout HostedWidget) -> Void) -> ModifiedControlConfiguration {
    var control = configuredControl
    if var hosted = control?.hosted {
      change(&hosted)
      control = ConfiguredWidget(hosted: hosted)
    }
    return ModifiedControlConfiguration(controlKind: controlKind, configuredControl: control)
  }

  /// Asks the user to configure the control when it is added; it has no effect here.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A configuration without a control, which is the body of primitive ones.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct EmptyControlConfiguration: ControlWidgetConfiguration {
  /// The configuration itself; it is never asked for.
  public var body: EmptyControlConfiguration { self }

  /// The kind of the control: an empty string.
  public var controlKind: String { "" }

  /// The control of the configuration: always nil.
  public var configuredControl: ConfiguredWidget? { nil }
}

/// A configuration with a changed description of its control.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
struct ModifiedControlConfiguration: ControlWidgetConfiguration {
  let controlKind: String
  let configuredControl: ConfiguredWidget?

  var body: EmptyControlConfiguration { EmptyControlConfiguration() }
}

/// The configuration of a control without parameters.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration
where Content: ControlWidgetTemplate {
  /// The identifier of the control's kind.
  public let controlKind: String

  /// The control as the host knows it.
  public let configuredControl: ConfiguredWidget?

  /// Creates the configuration of a control without a value.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the control's kind.
  ///   - content: A function that returns the template.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    controlKind = kind
    configuredControl = ControlContent(
      preview: { _ in () }, current: { _ in () }, content: { _ in content() }
    ).configured(kind: kind, configuration: .fixed)
  }

  /// Creates the configuration of a control with a value.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the control's kind.
  ///   - provider: The provider of the value.
  ///   - content: A function that returns the template for a value.
  public init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: ControlValueProvider {
    controlKind = kind
    // The host asks one question after the other.
    nonisolated(unsafe) let provider = provider
    configuredControl = ControlContent(
      preview: { _ in provider.previewValue },
      current: { _ in try await provider.currentValue() }, content: content
    ).configured(kind: kind, configuration: .fixed)
  }

  /// An empty configuration, as this one has no others inside.
  public var body: EmptyControlConfiguration { EmptyControlConfiguration() }
}

/// The configuration of a control whose parameters are those of an app intent.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration
where Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate {
  /// The identifier of the control's kind.
  public let controlKind: String

  /// The control as the host knows it.
  public let configuredControl: ConfiguredWidget?

  /// Creates the configuration of a control without a value.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the control's kind.
  ///   - intent: The type of the app intent with the parameters.
  ///   - content: A function that returns the template for the user's choices.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    controlKind = kind
    configuredControl = ControlContent(
      preview: { $0 as? Configuration ?? Configuration() },
      current: { $0 as? Configuration ?? Configuration() }, content: content
    ).configured(kind: kind, configuration: .appIntent(intent))
  }

  /// Creates the configuration of a control with a value.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the control's kind.
  ///   - provider: The provider of the value.
  ///   - content: A function that returns the template for a value.
  public init<Provider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider: AppIntentControlValueProvider, Configuration == Provider.Configuration {
    controlKind = kind
    // The host asks one question after the other.
    nonisolated(unsafe) let provider = provider
    configuredControl = ControlContent(
      preview: { provider.previewValue(configuration: $0 as? Configuration ?? Configuration()) },
      current: {
        try await provider.currentValue(configuration: $0 as? Configuration ?? Configuration())
      }, content: content
    ).configured(kind: kind, configuration: .appIntent(Configuration.self))
  }

  /// An empty configuration, as this one has no others inside.
  public var body: EmptyControlConfiguration { EmptyControlConfiguration() }
}

/// A provider of a control's value.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol ControlValueProvider {
  /// The type of the control's value.
  associatedtype Value

  /// The value that the gallery shows.
  var previewValue: Value { get }

  /// Returns the current value; throws if it is not available.
  func currentValue() async throws -> Value
}

/// A provider of the value of a control with parameters.
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
