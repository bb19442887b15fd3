// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Names of codes that end in `Error`, as Swift had them first.

extension CocoaError.Code {
  /// The older name of the code `coderReadCorrupt`.
  public static var coderReadCorruptError: CocoaError.Code { .coderReadCorrupt }
  /// The older name of the code `coderValueNotFound`.
  public static var coderValueNotFoundError: CocoaError.Code { .coderValueNotFound }
  /// The older name of the code `executableArchitectureMismatch`.
  public static var executableArchitectureMismatchError: CocoaError.Code {
    .executableArchitectureMismatch
  }
  /// The older name of the code `executableLink`.
  public static var executableLinkError: CocoaError.Code { .executableLink }
  /// The older name of the code `executableLoad`.
  public static var executableLoadError: CocoaError.Code { .executableLoad }
  /// The older name of the code `executableNotLoadable`.
  public static var executableNotLoadableError: CocoaError.Code { .executableNotLoadable }
  /// The older name of the code `executableRuntimeMismatch`.
  public static var executableRuntimeMismatchError: CocoaError.Code { .executableRuntimeMismatch }
  /// The older name of the code `featureUnsupported`.
  public static var featureUnsupportedError: CocoaError.Code { .featureUnsupported }
  /// The older name of the code `fileLocking`.
  public static var fileLockingError: CocoaError.Code { .fileLocking }
  /// The older name of the code `fileNoSuchFile`.
  public static var fileNoSuchFileError: CocoaError.Code { .fileNoSuchFile }
  /// The older name of the code `fileReadCorruptFile`.
  public static var fileReadCorruptFileError: CocoaError.Code { .fileReadCorruptFile }
  /// The older name of the code `fileReadInapplicableStringEncoding`.
  public static var fileReadInapplicableStringEncodingError: CocoaError.Code {
    .fileReadInapplicableStringEncoding
  }
  /// The older name of the code `fileReadInvalidFileName`.
  public static var fileReadInvalidFileNameError: CocoaError.Code { .fileReadInvalidFileName }
  /// The older name of the code `fileReadNoPermission`.
  public static var fileReadNoPermissionError: CocoaError.Code { .fileReadNoPermission }
  /// The older name of the code `fileReadNoSuchFile`.
  public static var fileReadNoSuchFileError: CocoaError.Code { .fileReadNoSuchFile }
  /// The older name of the code `fileReadTooLarge`.
  public static var fileReadTooLargeError: CocoaError.Code { .fileReadTooLarge }
  /// The older name of the code `fileReadUnknown`.
  public static var fileReadUnknownError: CocoaError.Code { .fileReadUnknown }
  /// The older name of the code `fileReadUnknownStringEncoding`.
  public static var fileReadUnknownStringEncodingError: CocoaError.Code {
    .fileReadUnknownStringEncoding
  }
  /// The older name of the code `fileReadUnsupportedScheme`.
  public static var fileReadUnsupportedSchemeError: CocoaError.Code { .fileReadUnsupportedScheme }
  /// The older name of the code `fileWriteFileExists`.
  public static var fileWriteFileExistsError: CocoaError.Code { .fileWriteFileExists }
  /// The older name of the code `fileWriteInapplicableStringEncoding`.
  public static var fileWriteInapplicableStringEncodingError: CocoaError.Code {
    .fileWriteInapplicableStringEncoding
  }
  /// The older name of the code `fileWriteInvalidFileName`.
  public static var fileWriteInvalidFileNameError: CocoaError.Code { .fileWriteInvalidFileName }
  /// The older name of the code `fileWriteNoPermission`.
  public static var fileWriteNoPermissionError: CocoaError.Code { .fileWriteNoPermission }
  /// The older name of the code `fileWriteOutOfSpace`.
  public static var fileWriteOutOfSpaceError: CocoaError.Code { .fileWriteOutOfSpace }
  /// The older name of the code `fileWriteUnknown`.
  public static var fileWriteUnknownError: CocoaError.Code { .fileWriteUnknown }
  /// The older name of the code `fileWriteUnsupportedScheme`.
  public static var fileWriteUnsupportedSchemeError: CocoaError.Code { .fileWriteUnsupportedScheme }
  /// The older name of the code `fileWriteVolumeReadOnly`.
  public static var fileWriteVolumeReadOnlyError: CocoaError.Code { .fileWriteVolumeReadOnly }
  /// The older name of the code `formatting`.
  public static var formattingError: CocoaError.Code { .formatting }
  /// The older name of the code `keyValueValidation`.
  public static var keyValueValidationError: CocoaError.Code { .keyValueValidation }
  /// The older name of the code `propertyListReadCorrupt`.
  public static var propertyListReadCorruptError: CocoaError.Code { .propertyListReadCorrupt }
  /// The older name of the code `propertyListReadStream`.
  public static var propertyListReadStreamError: CocoaError.Code { .propertyListReadStream }
  /// The older name of the code `propertyListReadUnknownVersion`.
  public static var propertyListReadUnknownVersionError: CocoaError.Code {
    .propertyListReadUnknownVersion
  }
  /// The older name of the code `propertyListWriteInvalid`.
  public static var propertyListWriteInvalidError: CocoaError.Code { .propertyListWriteInvalid }
  /// The older name of the code `propertyListWriteStream`.
  public static var propertyListWriteStreamError: CocoaError.Code { .propertyListWriteStream }
  /// The older name of the code `ubiquitousFileNotUploadedDueToQuota`.
  public static var ubiquitousFileNotUploadedDueToQuotaError: CocoaError.Code {
    .ubiquitousFileNotUploadedDueToQuota
  }
  /// The older name of the code `ubiquitousFileUnavailable`.
  public static var ubiquitousFileUnavailableError: CocoaError.Code { .ubiquitousFileUnavailable }
  /// The older name of the code `userActivityConnectionUnavailable`.
  public static var userActivityConnectionUnavailableError: CocoaError.Code {
    .userActivityConnectionUnavailable
  }
  /// The older name of the code `userActivityHandoffFailed`.
  public static var userActivityHandoffFailedError: CocoaError.Code { .userActivityHandoffFailed }
  /// The older name of the code `userActivityHandoffUserInfoTooLarge`.
  public static var userActivityHandoffUserInfoTooLargeError: CocoaError.Code {
    .userActivityHandoffUserInfoTooLarge
  }
  /// The older name of the code `userActivityRemoteApplicationTimedOut`.
  public static var userActivityRemoteApplicationTimedOutError: CocoaError.Code {
    .userActivityRemoteApplicationTimedOut
  }
  /// The older name of the code `userCancelled`.
  public static var userCancelledError: CocoaError.Code { .userCancelled }
}

extension CocoaError {
  /// The older name of the code `coderReadCorrupt`.
  public static var coderReadCorruptError: CocoaError.Code { .coderReadCorrupt }
  /// The older name of the code `coderValueNotFound`.
  public static var coderValueNotFoundError: CocoaError.Code { .coderValueNotFound }
  /// The older name of the code `executableArchitectureMismatch`.
  public static var executableArchitectureMismatchError: CocoaError.Code {
    .executableArchitectureMismatch
  }
  /// The older name of the code `executableLink`.
  public static var executableLinkError: CocoaError.Code { .executableLink }
  /// The older name of the code `executableLoad`.
  public static var executableLoadError: CocoaError.Code { .executableLoad }
  /// The older name of the code `executableNotLoadable`.
  public static var executableNotLoadableError: CocoaError.Code { .executableNotLoadable }
  /// The older name of the code `executableRuntimeMismatch`.
  public static var executableRuntimeMismatchError: CocoaError.Code { .executableRuntimeMismatch }
  /// The older name of the code `featureUnsupported`.
  public static var featureUnsupportedError: CocoaError.Code { .featureUnsupported }
  /// The older name of the code `fileLocking`.
  public static var fileLockingError: CocoaError.Code { .fileLocking }
  /// The older name of the code `fileNoSuchFile`.
  public static var fileNoSuchFileError: CocoaError.Code { .fileNoSuchFile }
  /// The older name of the code `fileReadCorruptFile`.
  public static var fileReadCorruptFileError: CocoaError.Code { .fileReadCorruptFile }
  /// The older name of the code `fileReadInapplicableStringEncoding`.
  public static var fileReadInapplicableStringEncodingError: CocoaError.Code {
    .fileReadInapplicableStringEncoding
  }
  /// The older name of the code `fileReadInvalidFileName`.
  public static var fileReadInvalidFileNameError: CocoaError.Code { .fileReadInvalidFileName }
  /// The older name of the code `fileReadNoPermission`.
  public static var fileReadNoPermissionError: CocoaError.Code { .fileReadNoPermission }
  /// The older name of the code `fileReadNoSuchFile`.
  public static var fileReadNoSuchFileError: CocoaError.Code { .fileReadNoSuchFile }
  /// The older name of the code `fileReadTooLarge`.
  public static var fileReadTooLargeError: CocoaError.Code { .fileReadTooLarge }
  /// The older name of the code `fileReadUnknown`.
  public static var fileReadUnknownError: CocoaError.Code { .fileReadUnknown }
  /// The older name of the code `fileReadUnknownStringEncoding`.
  public static var fileReadUnknownStringEncodingError: CocoaError.Code {
    .fileReadUnknownStringEncoding
  }
  /// The older name of the code `fileReadUnsupportedScheme`.
  public static var fileReadUnsupportedSchemeError: CocoaError.Code { .fileReadUnsupportedScheme }
  /// The older name of the code `fileWriteFileExists`.
  public static var fileWriteFileExistsError: CocoaError.Code { .fileWriteFileExists }
  /// The older name of the code `fileWriteInapplicableStringEncoding`.
  public static var fileWriteInapplicableStringEncodingError: CocoaError.Code {
    .fileWriteInapplicableStringEncoding
  }
  /// The older name of the code `fileWriteInvalidFileName`.
  public static var fileWriteInvalidFileNameError: CocoaError.Code { .fileWriteInvalidFileName }
  /// The older name of the code `fileWriteNoPermission`.
  public static var fileWriteNoPermissionError: CocoaError.Code { .fileWriteNoPermission }
  /// The older name of the code `fileWriteOutOfSpace`.
  public static var fileWriteOutOfSpaceError: CocoaError.Code { .fileWriteOutOfSpace }
  /// The older name of the code `fileWriteUnknown`.
  public static var fileWriteUnknownError: CocoaError.Code { .fileWriteUnknown }
  /// The older name of the code `fileWriteUnsupportedScheme`.
  public static var fileWriteUnsupportedSchemeError: CocoaError.Code { .fileWriteUnsupportedScheme }
  /// The older name of the code `fileWriteVolumeReadOnly`.
  public static var fileWriteVolumeReadOnlyError: CocoaError.Code { .fileWriteVolumeReadOnly }
  /// The older name of the code `formatting`.
  public static var formattingError: CocoaError.Code { .formatting }
  /// The older name of the code `keyValueValidation`.
  public static var keyValueValidationError: CocoaError.Code { .keyValueValidation }
  /// The older name of the code `propertyListReadCorrupt`.
  public static var propertyListReadCorruptError: CocoaError.Code { .propertyListReadCorrupt }
  /// The older name of the code `propertyListReadStream`.
  public static var propertyListReadStreamError: CocoaError.Code { .propertyListReadStream }
  /// The older name of the code `propertyListReadUnknownVersion`.
  public static var propertyListReadUnknownVersionError: CocoaError.Code {
    .propertyListReadUnknownVersion
  }
  /// The older name of the code `propertyListWriteInvalid`.
  public static var propertyListWriteInvalidError: CocoaError.Code { .propertyListWriteInvalid }
  /// The older name of the code `propertyListWriteStream`.
  public static var propertyListWriteStreamError: CocoaError.Code { .propertyListWriteStream }
  /// The older name of the code `ubiquitousFileNotUploadedDueToQuota`.
  public static var ubiquitousFileNotUploadedDueToQuotaError: CocoaError.Code {
    .ubiquitousFileNotUploadedDueToQuota
  }
  /// The older name of the code `ubiquitousFileUnavailable`.
  public static var ubiquitousFileUnavailableError: CocoaError.Code { .ubiquitousFileUnavailable }
  /// The older name of the code `userActivityConnectionUnavailable`.
  public static var userActivityConnectionUnavailableError: CocoaError.Code {
    .userActivityConnectionUnavailable
  }
  /// The older name of the code `userActivityHandoffFailed`.
  public static var userActivityHandoffFailedError: CocoaError.Code { .userActivityHandoffFailed }
  /// The older name of the code `userActivityHandoffUserInfoTooLarge`.
  public static var userActivityHandoffUserInfoTooLargeError: CocoaError.Code {
    .userActivityHandoffUserInfoTooLarge
  }
  /// The older name of the code `userActivityRemoteApplicationTimedOut`.
  public static var userActivityRemoteApplicationTimedOutError: CocoaError.Code {
    .userActivityRemoteApplicationTimedOut
  }
  /// The older name of the code `userCancelled`.
  public static var userCancelledError: CocoaError.Code { .userCancelled }
}
