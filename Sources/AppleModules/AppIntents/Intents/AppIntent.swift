// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation

/// Something that an app can do for a person, and a widget by a tap.
///
/// A widget draws the buttons of intents; what performs them is the system, so that nothing here is called but by code of one's own.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// What performing gives.
  associatedtype PerformResult: IntentResult

  /// What a sentence about the intent is made of.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// The name for people.
  static var title: LocalizedStringResource { get }

  /// What it does, for people; nil is nothing.
  static var description: IntentDescription? { get }

  /// Whether the app is opened.
  static var openAppWhenRun: Bool { get }

  /// Whether a person can find it.
  static var isDiscoverable: Bool { get }

  /// Who may use it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// A sentence with the parameters.
  @ParameterSummaryBuilder static var parameterSummary: SummaryContent { get }

  /// Makes an intent.
  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing.
  public static var description: IntentDescription? { nil }
  /// No.
  public static var openAppWhenRun: Bool { false }
  /// Yes.
  public static var isDiscoverable: Bool { true }
  /// Everybody.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  /// A parameter of the intent.
  public typealias Parameter = IntentParameter

  /// A sentence with parameters.
  public typealias Summary = IntentParameterSummary<Self>

  /// A sentence that depends on a parameter.
  public typealias When = ParameterSummaryWhenCondition<Self>

  /// A sentence that depends on the values of a parameter.
  public typealias Switch = ParameterSummarySwitchCondition<Self>

  /// A sentence for a value.
  public typealias Case = ParameterSummaryCaseCondition<Self>

  /// A sentence for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// No sentence.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// What has a name that lasts.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// The parameters of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent where PerformResult == Never {
  /// Is never called: the parameters of a widget do nothing.
  public func perform() async throws -> Never {
    throw AppIntentError.notPerformed
  }
}

extension Never: IntentResult {}

/// What goes wrong by itself.
public enum AppIntentError: Error, Hashable, Sendable {
  /// The parameters of a widget were performed.
  case notPerformed
}

/// The parameters of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent where PerformResult == Never {
  /// Is never called: the parameters of a control do nothing.
  public func perform() async throws -> Never {
    throw AppIntentError.notPerformed
  }
}

/// An intent that opens something.
public protocol OpenIntent: AppIntent {
  /// What it opens.
  associatedtype Value

  /// What it opens.
  var target: Value { get set }
}

extension OpenIntent {
  /// Opens nothing by itself: the system does.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
  /// The value.
  associatedtype ValueType

  /// The value.
  var value: ValueType { get set }
}

/// An intent of a Live Activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that plays something.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that shows a part of the app.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent that begins a workout.
public protocol StartWorkoutIntent: AppIntent {}

/// An intent that was told in another way before.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the former intent.
  static var intentClassName: String { get }
}

/// Who may use an intent.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// Everybody.
  case alwaysAllowed
  /// Who unlocked the device.
  case requiresAuthentication
  /// Who unlocked this device.
  case requiresLocalDeviceAuthentication
}

/// What an intent does, for people.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// A heading to put it under.
  public let categoryName: LocalizedStringResource?

  /// Describes an intent.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
  }

  /// Describes an intent.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// Who performs an intent of the app itself.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
  private let make: () -> Value?

  /// Finds what was registered.
  public init(key: AnyHashable? = nil) {
    make = { AppDependencyManager.shared.find(Value.self) }
  }

  /// What was registered; without it the program ends with a sentence, as on a device.
  public var wrappedValue: Value {
    guard let value = make() else {
      preconditionFailure("no dependency of type \(Value.self) is registered")
    }
    return value
  }
}

/// What intents need of the app.
public final class AppDependencyManager: @unchecked Sendable {
  /// The app's.
  public static let shared = AppDependencyManager()

  private let lock = NSLock()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  /// Registers something.
  public func add<Value>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value
  ) {
    lock.withLock { makers[ObjectIdentifier(Value.self)] = dependency }
  }

  func find<Value>(_ type: Value.Type) -> Value? {
    lock.withLock { makers[ObjectIdentifier(type)] }?() as? Value
  }
}
