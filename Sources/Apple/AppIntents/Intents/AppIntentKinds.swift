// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// The parameters of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent where PerformResult == Never {
  /// Is never called: the parameters of a widget do nothing.
  public func perform() async throws -> Never {
    throw AppIntentError.notPerformed("\(Self.self)")
  }
}

extension Never: IntentResult {}

/// The parameters of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent where PerformResult == Never {
  /// Is never called: the parameters of a control do nothing.
  public func perform() async throws -> Never {
    throw AppIntentError.notPerformed("\(Self.self)")
  }
}

/// An intent of the system that an app performs.
public protocol SystemIntent: AppIntent {}

/// An intent that opens something.
public protocol OpenIntent: SystemIntent {
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
public protocol SetValueIntent: SystemIntent {
  /// The value.
  associatedtype ValueType

  /// The value.
  var value: ValueType { get set }
}

/// An intent that deletes things.
public protocol DeleteIntent: SystemIntent {
  /// What it deletes.
  associatedtype Value

  /// What it deletes.
  var entities: [Value] { get set }
}

/// An intent that opens an address of the web.
public struct OpenURLIntent: SystemIntent {
  /// The name for people.
  public static var title: LocalizedStringResource { "Open URL" }

  /// The address.
  public var url: URL?

  /// Opens nothing.
  public init() {}

  /// Opens an address.
  public init(_ url: URL) { self.url = url }

  /// Opens nothing by itself: the system does.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that shows what was searched for in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// What is searched for.
  associatedtype Criteria

  /// What is searched for.
  var criteria: Criteria { get set }
}

/// A text that is searched for in an app.
public struct StringSearchCriteria: Hashable, Sendable {
  /// The text.
  public var term: String

  /// Searches for a text.
  public init(term: String) { self.term = term }
}

/// An intent that a Focus sets.
public protocol SetFocusFilterIntent: InstanceDisplayRepresentable, SystemIntent {
  /// What the app lets through while the Focus is on.
  var appContext: FocusFilterAppContext { get }
}

extension SetFocusFilterIntent {
  /// Everything.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// What is set: no Focus is on here.
  ///
  /// - Throws: ``AppIntentError``.
  public static var current: Self {
    get async throws { throw AppIntentError.Unrecoverable.entityNotFound }
  }
}

/// What an app lets through while a Focus is on.
public struct FocusFilterAppContext: @unchecked Sendable {
  /// The notifications that are shown; nil for all.
  public let notificationFilterPredicate: NSPredicate?

  /// Lets notifications through.
  public init(notificationFilterPredicate: NSPredicate? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
  }
}

/// An intent of a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that begins a Live Activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
/// An intent that plays something.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that begins to play something.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records something.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that takes pictures.
public protocol CameraCaptureIntent: SystemIntent {}
/// An intent that goes on while it tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far it is.
  public var progress: Progress { Progress.current() ?? Progress(totalUnitCount: 1) }
}

/// An intent that can go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// An error that asks to go on in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async -> Void)? = nil
  ) -> AppIntentError { AppIntentError.foreground("\(Self.self)") }

  /// Asks to go on in the app; there is none here.
  ///
  /// - Throws: ``AppIntentError``.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async -> Void)? = nil
  ) async throws { throw AppIntentError.foreground("\(Self.self)") }
}

/// An intent that begins a workout.
public protocol StartWorkoutIntent: SystemIntent {}
/// An intent that interrupts a workout.
public protocol PauseWorkoutIntent: SystemIntent {}
/// An intent that goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that was defined in another way before.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the former intent.
  static var intentClassName: String { get }
}

/// An intent that the system suggests.
public protocol PredictableIntent: AppIntent {
  /// What suggestions are made of.
  associatedtype Configuration: IntentPredictionConfiguration

  /// What suggestions are made of.
  @IntentPredictionBuilder static var predictionConfiguration: Configuration { get }
}

extension PredictableIntent {
  /// A suggestion of the intent.
  public typealias IntentPrediction = AppIntents.IntentPrediction<Self>
}

/// What suggestions of an intent are made of: nothing suggests here.
public protocol IntentPredictionConfiguration: Sendable {}

/// A suggestion of an intent for some of its parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Suggests the intent for the values of parameters.
  public init<each Value>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) {}

  /// Suggests the intent, whatever its parameters.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
}

/// Suggestions.
public struct IntentPredictionGroup: IntentPredictionConfiguration {}

/// Composes suggestions.
@resultBuilder public enum IntentPredictionBuilder {
  /// Takes suggestions.
  public static func buildBlock<each Prediction: IntentPredictionConfiguration>(
    _ predictions: repeat each Prediction
  ) -> IntentPredictionGroup { IntentPredictionGroup() }
}

/// An intent that an address of the app stands for.
public protocol URLRepresentableIntent: AppIntent {}
/// A thing that an address of the app stands for.
public protocol URLRepresentableEntity: AppEntity {}
/// An enumeration whose cases addresses of the app stand for.
public protocol URLRepresentableEnum: AppEnum {}

/// An intent that shows a view of its own after another one.
public protocol SnippetIntent: AppIntent {}

/// Intents of other modules that a program has.
public protocol AppIntentsPackage {
  /// The modules.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// Intents of an extension.
public protocol AppIntentsExtension {
  /// Makes the extension.
  init()
}

/// An intent that a person did in the app, as the system knows it.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// Tells the system what a person did in the app: nothing listens here.
public final class IntentDonationManager: Sendable {
  /// The one manager of the program.
  public static let shared = IntentDonationManager()

  private init() {}

  /// Tells that a person did something.
  @discardableResult public func donate(
    intent: some AppIntent
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Tells that a person did something.
  @discardableResult public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Tells that a person did something, with what came of it.
  @discardableResult public func donate<Intent: AppIntent>(
    intent: Intent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}
