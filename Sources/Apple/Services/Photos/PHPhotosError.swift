// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of the photo library.
public struct PHPhotosError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``PHPhotosErrorDomain``.
  public static var errorDomain: String { PHPhotosErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = PHPhotosError

    /// The library itself failed.
    case internalError = -1
    /// The user canceled the request.
    case userCancelled = 3072
    /// The token of changes is too old.
    case persistentChangeTokenExpired = 3105
    /// The disk of the library is not there.
    case libraryVolumeOffline = 3114
    /// Another process needs the library.
    case relinquishingLibraryBundleToWriter = 3142
    /// The library is being replaced by another.
    case switchingSystemPhotoLibrary = 3143
    /// The photo is in iCloud, and the request may not use the network.
    case networkAccessRequired = 3164
    /// The network that was needed for the asset failed.
    case networkError = 3169
    /// There is no such photo.
    case identifierNotFound = 3201
    /// Several photos have the identifier.
    case multipleIdentifiersFound = 3202
    /// What changed is no longer known.
    case persistentChangeDetailsUnavailable = 3210
    /// The photo cannot be changed like that.
    case changeNotSupported = 3300
    /// The request was interrupted.
    case operationInterrupted = 3301
    /// The file is not one of a photo.
    case invalidResource = 3302
    /// A file is missing.
    case missingResource = 3303
    /// There is no space left.
    case notEnoughSpace = 3305
    /// The photo does not have what was asked for.
    case requestNotSupportedForAsset = 3306
    /// There are too many photos.
    case limitExceeded = 3307
    /// The device forbids the use of the library.
    case accessRestricted = 3310
    /// The user did not let the app use the library; every request here fails with it.
    case accessUserDenied = 3311
  }
}

extension PHPhotosError {
  /// The library itself failed.
  public static var internalError: Code { .internalError }
  /// The user canceled the request.
  public static var userCancelled: Code { .userCancelled }
  /// The token of changes is too old.
  public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
  /// The disk of the library is not there.
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  /// Another process needs the library.
  public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
  /// The library is being replaced by another.
  public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
  /// The photo is in iCloud, and the request may not use the network.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// The network that was needed for the asset failed.
  public static var networkError: Code { .networkError }
  /// There is no such photo.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// Several photos have the identifier.
  public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
  /// What changed is no longer known.
  public static var persistentChangeDetailsUnavailable: Code { .persistentChangeDetailsUnavailable }
  /// The photo cannot be changed like that.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// The request was interrupted.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The file is not one of a photo.
  public static var invalidResource: Code { .invalidResource }
  /// A file is missing.
  public static var missingResource: Code { .missingResource }
  /// There is no space left.
  public static var notEnoughSpace: Code { .notEnoughSpace }
  /// The photo does not have what was asked for.
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  /// There are too many photos.
  public static var limitExceeded: Code { .limitExceeded }
  /// The device forbids the use of the library.
  public static var accessRestricted: Code { .accessRestricted }
  /// The user did not let the app use the library; every request here fails with it.
  public static var accessUserDenied: Code { .accessUserDenied }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``PHPhotosError``.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifiers that an error is about.
public let PHLocalIdentifiersErrorKey = "PHLocalIdentifiersErrorKey"
