// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What computes a model.
public enum MLComputeUnits: Int, Sendable {
  /// The processor alone computes.
  case cpuOnly = 0
  /// The processor and the graphics processor.
  case cpuAndGPU = 1
  /// All that there is.
  case all = 2
  /// The processor and the neural engine.
  case cpuAndNeuralEngine = 3
}

/// The settings of a model.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// The name to show; nil for none.
  open var modelDisplayName: String?
  /// What computes the model.
  open var computeUnits = MLComputeUnits.all
  /// Whether the graphics processor may use numbers of 16 bits.
  open var allowLowPrecisionAccumulationOnGPU = false
}

/// The settings of a prediction.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
  /// Whether only the processor computes.
  open var usesCPUOnly = false
}

/// A description of a model's inputs and outputs; empty here.
open class MLModelDescription: NSObject, @unchecked Sendable {
  /// The name of the output that matters most; nil here.
  open var predictedFeatureName: String? { nil }
  /// The inputs by their names; none here.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// The outputs by their names; none here.
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// What is said of the model; nothing here.
  open var metadata: [MLModelMetadataKey: Any] { [:] }
  /// Whether the model can learn; never here.
  open var isUpdatable: Bool { false }
  /// The labels of a classifier; nil here.
  open var classLabels: [Any]? { nil }
}

/// A trained model, which cannot be loaded here.
open class MLModel: NSObject, @unchecked Sendable {
  /// The settings of the model.
  open var configuration: MLModelConfiguration { MLModelConfiguration() }
  /// The inputs and outputs of the model.
  open var modelDescription: MLModelDescription { MLModelDescription() }

  /// Loads no model.
  ///
  /// - Throws: Always ``MLModelError/Code/io``.
  public init(contentsOf url: URL) throws { throw Self.failure() }

  /// Loads no model.
  ///
  /// - Throws: Always ``MLModelError/Code/io``.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw Self.failure()
  }

  /// Loads no model.
  ///
  /// - Throws: Always ``MLModelError/Code/io``.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw failure() }

  /// Loads no model: the handler is called at once with ``MLModelError/Code/io``.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) { handler(.failure(failure())) }

  /// Compiles no model.
  ///
  /// - Throws: Always ``MLModelError/Code/io``.
  open class func compileModel(at modelURL: URL) async throws -> URL { throw failure() }

  /// Predicts nothing.
  ///
  /// - Throws: Always ``MLModelError/Code/generic``.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }

  /// Predicts nothing.
  ///
  /// - Throws: Always ``MLModelError/Code/generic``.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }

  private class func failure() -> MLModelError {
    reportUnavailable("MLModel", answer: "no model is loaded")
    return MLModelError(.io)
  }
}
