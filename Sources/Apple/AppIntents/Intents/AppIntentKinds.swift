// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// An intent whose parameters configure a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent where PerformResult == Never {
  /// Always throws an ``AppIntentError``, as the intent only holds the choices of a widget.
  public func perform() async throws -> Never {
    throw AppIntentError.notPerformed("\(Self.self)")
  }
}

extension Never: IntentResult {
  /// Nothing: an intent that only configures has no result.
  public var value: Never? { nil }
}

/// An intent whose parameters configure a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent where PerformResult == Never {
  /// Always throws an ``AppIntentError``, as the intent only holds the choices of a control.
  public func perform() async throws -> Never {
    throw AppIntentError.notPerformed("\(Self.self)")
  }
}

/// An intent that the system defines and the app performs.
public protocol SystemIntent: AppIntent {}

/// An intent that opens a value in the app.
public protocol OpenIntent: SystemIntent {
  /// The type of the value to open.
  associatedtype Value

  /// The value to open.
  var target: Value { get set }
}

extension OpenIntent {
  /// Does nothing, as the system opens the app.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType

  /// The value to set.
  var value: ValueType { get set }
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities to delete.
  associatedtype Value

  /// The entities to delete.
  var entities: [Value] { get set }
}

/// An intent that opens a URL.
public struct OpenURLIntent: SystemIntent {
  /// The title that users see.
  public static var title: LocalizedStringResource { "Open URL" }

  /// The URL to open; nil for none.
  public var url: URL?

  /// Creates an intent without a URL.
  public init() {}

  /// Creates an intent that opens a URL.
  public init(_ url: URL) { self.url = url }

  /// Does nothing, as the system opens the URL.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that shows search results in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The type of the search criteria.
  associatedtype Criteria

  /// The criteria of the search.
  var criteria: Criteria { get set }
}

/// Search criteria that are a text.
public struct StringSearchCriteria: Hashable, Sendable {
  /// The text to search for.
  public var term: String

  /// Creates criteria from a text.
  public init(term: String) { self.term = term }
}

/// An intent whose parameters a Focus sets.
public protocol SetFocusFilterIntent: InstanceDisplayRepresentable, SystemIntent {
  /// The app's behavior while the Focus is on.
  var appContext: FocusFilterAppContext { get }
}

extension SetFocusFilterIntent {
  /// The default context, which filters nothing.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// The intent of the current Focus, of which there is none here.
  ///
  /// - Throws: Always ``AppIntentError/Unrecoverable/entityNotFound``.
  public static var current: Self {
    get async throws { throw AppIntentError.Unrecoverable.entityNotFound }
  }
}

/// The app's behavior while a Focus is on.
public struct FocusFilterAppContext: @unchecked Sendable {
  /// The predicate of the notifications to show; nil shows all.
  public let notificationFilterPredicate: NSPredicate?

  /// Creates a context with a filter of notifications.
  public init(notificationFilterPredicate: NSPredicate? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
  }
}

/// An intent of a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that starts a Live Activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
/// An intent that plays, pauses or changes audio.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that starts to play audio.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records audio.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that captures photos or videos.
public protocol CameraCaptureIntent: SystemIntent {}
/// An intent that reports its progress.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress of the intent: that of the current thread, or a new one.
  public var progress: Progress { Progress.current() ?? Progress(totalUnitCount: 1) }
}

/// An intent that can continue in the app's foreground.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Returns the error with which the intent asks to continue in the app; the arguments are
  /// ignored.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async -> Void)? = nil
  ) -> AppIntentError { AppIntentError.foreground("\(Self.self)") }

  /// Asks to continue in the app, which is not possible here.
  ///
  /// - Throws: Always an ``AppIntentError``.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async -> Void)? = nil
  ) async throws { throw AppIntentError.foreground("\(Self.self)") }
}

/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent {}
/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}
/// An intent that resumes a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that replaces one of an intent definition.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class name of the replaced intent.
  static var intentClassName: String { get }
}

/// An intent that the system can predict and suggest.
public protocol PredictableIntent: AppIntent {
  /// The type of the predictions.
  associatedtype Configuration: IntentPredictionConfiguration

  /// The predictions of the intent.
  @IntentPredictionBuilder static var predictionConfiguration: Configuration { get }
}

extension PredictableIntent {
  /// A prediction of the intent.
  public typealias IntentPrediction = AppIntents.IntentPrediction<Self>
}

/// The predictions of an intent, which are not used here.
public protocol IntentPredictionConfiguration: Sendable {}

/// A prediction of an intent with some of its parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Creates a prediction with parameters; the closure is not kept.
  public init<each Value>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) {}

  /// Creates a prediction without parameters; the closure is not kept.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
}

/// Several predictions of an intent.
public struct IntentPredictionGroup: IntentPredictionConfiguration {}

/// A result builder that combines predictions.
@resultBuilder public enum IntentPredictionBuilder {
  /// Combines predictions, which are not kept.
  public static func buildBlock<each Prediction: IntentPredictionConfiguration>(
    _ predictions: repeat each Prediction
  ) -> IntentPredictionGroup { IntentPredictionGroup() }
}

/// An intent that a URL of the app represents.
public protocol URLRepresentableIntent: AppIntent {}
/// An entity that a URL of the app represents.
public protocol URLRepresentableEntity: AppEntity {}
/// An enumeration whose cases URLs of the app represent.
public protocol URLRepresentableEnum: AppEnum {}

/// An intent that shows a view as the result of another intent.
public protocol SnippetIntent: AppIntent {}

/// A package whose intents the app includes.
public protocol AppIntentsPackage {
  /// The packages that the package includes.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// The default packages: none.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An app extension with intents.
public protocol AppIntentsExtension {
  /// Creates the extension at its start.
  init()
}

/// The identifier of a donation.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// The manager of donations, which have no effect here.
public final class IntentDonationManager: Sendable {
  /// The shared manager of the program.
  public static let shared = IntentDonationManager()

  private init() {}

  /// Donates an intent; it has no effect here and never throws.
  @discardableResult public func donate(
    intent: some AppIntent
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Donates an intent; it has no effect here.
  @discardableResult public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Donates an intent and its result; it has no effect here and never throws.
  @discardableResult public func donate<Intent: AppIntent>(
    intent: Intent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}
