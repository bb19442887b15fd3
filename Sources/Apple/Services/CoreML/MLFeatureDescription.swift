// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An input or an output of a model.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
  /// The name of the input or output.
  public let name: String
  /// The type of its values.
  public let type: MLFeatureType
  /// Whether it may be left out.
  public let isOptional: Bool

  init(name: String, type: MLFeatureType, isOptional: Bool) {
    (self.name, self.type, self.isOptional) = (name, type, isOptional)
  }
}

/// A key of what is said of a model.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the model does.
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  /// The version of the model.
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  /// Who made the model.
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  /// How the model may be used.
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
  /// What the maker adds.
  public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}
