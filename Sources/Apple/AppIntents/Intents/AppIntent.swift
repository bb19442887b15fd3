// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// An action of the app, which a widget's button or the system can perform.
///
/// A widget draws the buttons of intents, but the system performs them, so here only the app's own
/// code calls ``perform()``.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult

  /// The type of the parameter summary.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// The type of the description: an ``IntentDescription`` or a text.
  associatedtype HostedDescription = IntentDescription?

  /// The title that users see.
  static var title: LocalizedStringResource { get }

  /// The description that users see; nil for none.
  static var description: HostedDescription { get }

  /// Whether performing the intent opens the app.
  static var openAppWhenRun: Bool { get }

  /// Whether users can find the intent, as in Shortcuts.
  static var isDiscoverable: Bool { get }

  /// The authentication that the intent requires.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// The summary: a sentence with the intent's parameters.
  @ParameterSummaryBuilder static var parameterSummary: SummaryContent { get }

  /// Creates an intent with the default values of its parameters.
  init()

  /// Performs the action; throws if it fails.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Does not open the app by default.
  public static var openAppWhenRun: Bool { false }
  /// Users can find the intent by default.
  public static var isDiscoverable: Bool { true }
  /// Requires no authentication by default.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The modes in which the intent can run; by default in the background.
  public static var supportedModes: IntentModes { .background }

  /// A parameter of the intent.
  public typealias Parameter = IntentParameter

  /// A dependency on an object of the app.
  public typealias Dependency = AppDependency

  /// A sentence with the intent's parameters.
  public typealias Summary = IntentParameterSummary<Self>

  /// A summary that depends on a parameter or the family.
  public typealias When = ParameterSummaryWhenCondition<Self>

  /// A summary that depends on the values of a parameter or the family.
  public typealias Switch = ParameterSummarySwitchCondition<Self>

  /// A summary for one or several values.
  public typealias Case = ParameterSummaryCaseCondition

  /// A summary for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition

  /// Donates the intent to the system; it has no effect here and never throws.
  @discardableResult public func donate() async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Donates the intent and its result to the system; it has no effect here and never throws.
  public func donate(result: some IntentResult) async throws {}

  /// Performs the intent; `donate` is ignored.
  ///
  /// Throws what ``perform()`` throws.
  @discardableResult public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    try await perform()
  }
}

extension AppIntent where HostedDescription == IntentDescription? {
  /// The default description: nil, for none.
  public static var description: IntentDescription? { nil }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// The default summary, which is empty.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// A type with an identifier that does not change between versions of the app.
public protocol PersistentlyIdentifiable {
  /// The identifier of the type.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The default identifier: the name of the type.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// The authentication that an intent requires.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// No authentication is required.
  case alwaysAllowed
  /// The device must be unlocked.
  case requiresAuthentication
  /// This device itself must be unlocked.
  case requiresLocalDeviceAuthentication
}

/// The description of an intent that users see.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The text of the description.
  public let descriptionText: LocalizedStringResource
  /// The category under which the intent is listed; nil for none.
  public let categoryName: LocalizedStringResource?

  /// Creates a description; the search keywords and the name of the result are ignored.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
  }

  /// Creates a description from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// An error of the App Intents framework.
public struct AppIntentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the error.
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

  static func needsChoice(_ subject: String) -> AppIntentError {
    AppIntentError("'\(subject)' asks which option to take, and nobody can be asked here")
  }

  static func hasNoURL(_ subject: String) -> AppIntentError {
    AppIntentError(
      "'\(subject)' has no URL; give each value that its URL names, and only characters that URLs have"
    )
  }

  static func foreground(_ intent: String) -> AppIntentError {
    AppIntentError("'\(intent)' must go on in the app, and there is no app here")
  }

  /// The error with which an intent asks to be performed again, which does not happen here.
  public static let restartPerform = AppIntentError(
    "the intent asked to be performed again, which nothing here does")

  /// Errors that end an intent and that the user cannot resolve.
  public enum Unrecoverable: Error, Hashable, Sendable {
    /// The entity was not found, the feature is restricted, or the reason is unknown.
    case entityNotFound, featureCurrentlyRestricted, unknown
  }

  /// Errors that the user can resolve.
  public enum UserActionRequired: Error, Hashable, Sendable {
    /// The user must sign in, confirm, or set up an account.
    case signin, confirmation, accountSetup
  }
}
