// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of failures of looking at images.
public let VNErrorDomain = "com.apple.Vision"

/// A reason for a failure of looking at an image.
public enum VNErrorCode: Int, Sendable {
  /// A part of the system failed.
  case turiCoreErrorCode = -1
  /// The request did not fail.
  case ok = 0
  /// The request was canceled.
  case requestCancelled = 1
  /// The format is not valid.
  case invalidFormat = 2
  /// The request failed for a reason that has no code of its own.
  case operationFailed = 3
  /// A place is outside of the image.
  case outOfBoundsError = 4
  /// An option is not valid.
  case invalidOption = 5
  /// A file cannot be read.
  case ioError = 6
  /// An option is missing.
  case missingOption = 7
  /// The system has no such thing.
  case notImplemented = 8
  /// The request failed for a reason inside of Vision.
  case internalError = 9
  /// There is no memory.
  case outOfMemory = 10
  /// The reason is not known.
  case unknownError = 11
  /// It is not possible now.
  case invalidOperation = 12
  /// The image is not valid.
  case invalidImage = 13
  /// An argument is not valid.
  case invalidArgument = 14
  /// The model is not valid.
  case invalidModel = 15
  /// The version of a request is not known.
  case unsupportedRevision = 16
  /// The data of a model is not there.
  case dataUnavailable = 17
  /// There is no such time.
  case timeStampNotFound = 18
  /// The device cannot do it.
  case unsupportedRequest = 19
  /// It took too long.
  case timeout = 20
}
