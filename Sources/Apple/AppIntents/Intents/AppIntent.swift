// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// Something that an app can do for a person, and a widget by a tap.
///
/// A widget draws the buttons of intents; what performs them is the system, so that nothing here is called but by code of one's own.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// What performing gives.
  associatedtype PerformResult: IntentResult

  /// What a sentence about the intent is made of.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// What says what the intent does: an ``IntentDescription`` or a text.
  associatedtype HostedDescription = IntentDescription?

  /// The name for people.
  static var title: LocalizedStringResource { get }

  /// What it does, for people; nil is nothing.
  static var description: HostedDescription { get }

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
  /// No.
  public static var openAppWhenRun: Bool { false }
  /// Yes.
  public static var isDiscoverable: Bool { true }
  /// Everybody.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Where the intent runs.
  public static var supportedModes: IntentModes { .background }

  /// A parameter of the intent.
  public typealias Parameter = IntentParameter

  /// Something that the intent needs of the app.
  public typealias Dependency = AppDependency

  /// A sentence with parameters.
  public typealias Summary = IntentParameterSummary<Self>

  /// A sentence that depends on a parameter.
  public typealias When = ParameterSummaryWhenCondition<Self>

  /// A sentence that depends on the values of a parameter.
  public typealias Switch = ParameterSummarySwitchCondition<Self>

  /// A sentence for a value.
  public typealias Case = ParameterSummaryCaseCondition

  /// A sentence for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition

  /// Whether a person confirms the intent; nobody can be asked here.
  ///
  /// - Throws: ``AppIntentError``.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .go,
    dialog: IntentDialog? = nil
  ) async throws { throw AppIntentError.needsConfirmation("\(Self.self)") }

  /// Whether a person confirms a result; nobody can be asked here.
  ///
  /// - Throws: ``AppIntentError``.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .go, showPrompt: Bool = true
  ) async throws { throw AppIntentError.needsConfirmation("\(Self.self)") }

  /// Tells the system that a person did it in the app: nothing listens here.
  @discardableResult public func donate() async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Tells the system that a person did it in the app: nothing listens here.
  public func donate(result: some IntentResult) async throws {}

  /// Does it.
  @discardableResult public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    try await perform()
  }
}

extension AppIntent where HostedDescription == IntentDescription? {
  /// Nothing.
  public static var description: IntentDescription? { nil }
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

/// Who may use an intent.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// Everybody.
  case alwaysAllowed
  /// Who unlocked the device.
  case requiresAuthentication
  /// Who unlocked this device.
  case requiresLocalDeviceAuthentication
}

/// Where an intent runs.
public struct IntentModes: OptionSet, Sendable {
  /// How the app comes to the front.
  public enum ForegroundMode: Hashable, Sendable {
    /// At once, if the intent asks for it, or at its end.
    case immediate, dynamic, deferred
  }

  /// The bits.
  public let rawValue: Int

  /// Takes bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Without the app being seen.
  public static let background = IntentModes(rawValue: 1)
  /// With the app in front.
  public static let foreground = IntentModes(rawValue: 2)
  /// With the app in front, at some time.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
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

/// What goes wrong by itself.
public struct AppIntentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong.
  public let description: String

  private init(_ description: String) { self.description = description }

  static func needsValue(_ parameter: String) -> AppIntentError {
    AppIntentError("the parameter '\(parameter)' needs a value, and nobody can be asked here")
  }

  static func needsConfirmation(_ subject: String) -> AppIntentError {
    AppIntentError("'\(subject)' must be confirmed, and nobody can be asked here")
  }

  static func needsDisambiguation(_ parameter: String) -> AppIntentError {
    AppIntentError("several values are meant by '\(parameter)', and nobody can be asked here")
  }

  static func notPerformed(_ intent: String) -> AppIntentError {
    AppIntentError("'\(intent)' holds the choices of a widget and does nothing by itself")
  }

  static func foreground(_ intent: String) -> AppIntentError {
    AppIntentError("'\(intent)' must go on in the app, and there is no app here")
  }

  /// What makes the system perform the intent again.
  public static let restartPerform = AppIntentError(
    "the intent asked to be performed again, which nothing here does")

  /// Errors that end an intent with a sentence of the system.
  public enum Unrecoverable: Error, Hashable, Sendable {
    /// The thing is not there, may not be used, or cannot be done.
    case entityNotFound, featureCurrentlyRestricted, unknown
  }

  /// Errors that a person can do something about.
  public enum UserActionRequired: Error, Hashable, Sendable {
    /// The person must sign in, confirm, or set something up.
    case signin, confirmation, accountSetup
  }
}

/// When a person is asked before an intent is performed.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Takes bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What the button is called by which a person confirms.
public enum ConfirmationActionName: Hashable, Sendable {
  /// Words of the system.
  case add, addData, book, buy, call, checkIn, `continue`, create, `do`, download, filter, find, get
  /// Further words of the system.
  case go, log, open, order, pay, play, playSound, post, request, run, search, send, set, share
  /// Further words of the system.
  case start, startNavigation, toggle, turnOff, turnOn, view
  /// Words of the app.
  case custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool)
}
