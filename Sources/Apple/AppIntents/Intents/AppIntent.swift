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

  /// Donates the intent to the system; it has no effect here.
  @discardableResult public func donate() -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Donates the intent and its result to the system; it has no effect here and never throws.
  @discardableResult public func donate(
    result: some IntentResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Donates the intent and its result to the system; it has no effect here.
  @discardableResult public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Performs the intent; `donate` is ignored.
  ///
  /// Throws what ``perform()`` throws.
  @discardableResult public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    try await perform()
  }
}

extension AppIntent where PerformResult: ReturnsValue {
  /// Performs the intent and returns the value of its result; `donate` is ignored.
  ///
  /// Throws what ``perform()`` throws, and ``AppIntentError/Unrecoverable/unknown`` if the result has no value.
  @discardableResult public func callAsFunction(
    donate: Bool = true
  ) async throws -> PerformResult.Value {
    guard let value = try await perform().value else { throw AppIntentError.Unrecoverable.unknown }
    return value
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

  /// Further words by which users find the intent.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of the result's value; nil for that of its type.
  public let resultValueName: LocalizedStringResource?

  /// Creates a description; nil leaves a part out.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Creates a description from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
