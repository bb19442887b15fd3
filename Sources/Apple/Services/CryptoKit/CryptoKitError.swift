// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Why a key, a parameter or an encrypted text was refused.
public enum CryptoKitError: Error, Hashable, Sendable {
  /// The bytes are not as many as the key has.
  case incorrectKeySize
  /// The parameters are not as many as they should be.
  case incorrectParameterSize
  /// The text is not authentic.
  case authenticationFailure
  /// The library below failed; never here.
  case underlyingCoreCryptoError(error: Int32)
  /// The wrapping of a key failed.
  case wrapFailure
  /// The key in a wrapping could not be found.
  case unwrapFailure
  /// What was given is not what it should be.
  case invalidParameter
}

/// What a document of ASN.1 was refused for; keys throw `CryptoKitError.invalidParameter` here.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
  /// The identifier of an object is not valid.
  case invalidObjectIdentifier
  /// An item is not the one that should be there.
  case unexpectedFieldType
  /// An item is not written as it should be.
  case invalidASN1Object
  /// A number is not written as it should be.
  case invalidASN1IntegerEncoding
  /// The document ends too soon.
  case truncatedASN1Field
  /// A length is not written as it should be.
  case unsupportedFieldLength
  /// The text is not a document between two lines.
  case invalidPEMDocument
}
