// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreML

final class Input: MLFeatureProvider {
  var featureNames: Set<String> { ["steps"] }
  func featureValue(for featureName: String) -> MLFeatureValue? {
    featureName == "steps" ? MLFeatureValue(double: 10) : nil
  }
}

func useCoreML() async throws {
  expect(MLModelMetadataKey.author != .license, "facts of models have keys")
  let url = URL(fileURLWithPath: "/Model.mlmodelc")
  let configuration = MLModelConfiguration()
  configuration.computeUnits = .cpuAndNeuralEngine
  do {
    let model = try MLModel(contentsOf: url, configuration: configuration)
    _ = try model.prediction(from: Input())
    expect(false, "no model is loaded")
  } catch let error as MLModelError { expect(error.code == .io, "the model cannot be read") }
  do {
    _ = try await MLModel.load(contentsOf: url)
    expect(false, "no model is loaded")
  } catch MLModelError.io {
  } catch { expect(false, "the reason is known") }
  MLModel.load(contentsOf: url, configuration: configuration) { result in
    if case .success = result { expect(false, "no model is loaded") }
  }
  let rows = try MLMultiArray(shape: [2, 3], dataType: .float32)
  rows[[1, 2] as [NSNumber]] = 1.5
  expect(
    rows[5].doubleValue == 1.5 && rows.count == 6 && rows.strides == [3, 1], "numbers are kept")
  let provider = try MLDictionaryFeatureProvider(dictionary: ["a": 1, "b": "text", "c": rows])
  expect(provider.featureValue(for: "b")?.stringValue == "text", "values are kept")
  expect(provider["a"]?.type == .int64 && provider.featureNames.count == 3, "types are known")
}
