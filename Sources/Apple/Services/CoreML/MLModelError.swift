// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A failure of a model.
public struct MLModelError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons for the error.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case generic = 0
    /// A value is of another type.
    case featureType = 1
    /// The model cannot be read.
    case io = 3
    /// A layer of the app failed.
    case customLayer = 4
    /// A model of the app failed.
    case customModel = 5
    /// The model could not be changed.
    case update = 6
    /// The model has no such parameter.
    case parameters = 7
    /// The key of the model could not be had.
    case modelDecryptionKeyFetch = 8
    /// The model could not be decrypted.
    case modelDecryption = 9
    /// The collection of models could not be had.
    case modelCollection = 10
    /// The prediction was canceled.
    case predictionCancelled = 11

    /// Returns whether an error has this reason, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? MLModelError)?.code == code
    }
  }

  /// The domain of the error, as in `NSError`.
  public static var errorDomain: String { "com.apple.CoreML" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason; what else is known about it is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The reason is not known.
  public static var generic: Code { .generic }
  /// A value is of another type.
  public static var featureType: Code { .featureType }
  /// The model cannot be read.
  public static var io: Code { .io }
  /// A layer of the app failed.
  public static var customLayer: Code { .customLayer }
  /// A model of the app failed.
  public static var customModel: Code { .customModel }
  /// The model could not be changed.
  public static var update: Code { .update }
  /// The model has no such parameter.
  public static var parameters: Code { .parameters }
  /// The key of the model could not be had.
  public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
  /// The model could not be decrypted.
  public static var modelDecryption: Code { .modelDecryption }
  /// The collection of models could not be had.
  public static var modelCollection: Code { .modelCollection }
  /// The prediction was canceled.
  public static var predictionCancelled: Code { .predictionCancelled }
}
