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

  /// Creates an intent that opens the URL of an entity.
  ///
  /// - Throws: An ``AppIntentError`` if the entity has no URL.
  public init(urlRepresentable: some URLRepresentableEntity) async throws {
    guard let url = urlRepresentable.urlRepresentation else {
      throw AppIntentError.hasNoURL("\(type(of: urlRepresentable))")
    }
    self.url = url
  }

  /// Creates an intent that opens the URL of a case.
  ///
  /// - Throws: An ``AppIntentError`` if the case has no URL.
  public init(urlRepresentable: some URLRepresentableEnum) throws {
    guard let url = urlRepresentable.urlRepresentation else {
      throw AppIntentError.hasNoURL("\(type(of: urlRepresentable))")
    }
    self.url = url
  }

  /// Does nothing, as the system opens the URL.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent of a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that starts a Live Activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
/// An intent that reports its progress.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress of the intent: that of the current thread, or a new one.
  public var progress: Progress { Progress.current() ?? Progress(totalUnitCount: 1) }
}

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
  @IntentPredictionsBuilder static var predictionConfiguration: Configuration { get }
}

extension PredictableIntent {
  /// A prediction of the intent.
  public typealias IntentPrediction = AppIntents.IntentPrediction<Self>

  /// A prediction of the intent under its shorter name.
  public typealias Prediction = AppIntents.IntentPrediction<Self>
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
public struct TupleIntentPrediction: IntentPredictionConfiguration {}

/// A result builder that combines predictions.
@resultBuilder public enum IntentPredictionsBuilder {
  /// Combines predictions, which are not kept.
  public static func buildBlock<each Prediction: IntentPredictionConfiguration>(
    _ predictions: repeat each Prediction
  ) -> TupleIntentPrediction { TupleIntentPrediction() }
}

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
