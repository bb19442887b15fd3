// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Results of functions, by Apple's numbers. Those that the keychain has here are in SecItem.

/// A function that is not there.
public let errSecUnimplemented: OSStatus = -4
/// A disk that is full.
public let errSecDiskFull: OSStatus = -34
/// A disk that is full.
public let errSecDskFull: OSStatus = -34
/// A failure to read or write.
public let errSecIO: OSStatus = -36
/// A file that is already open for writing.
public let errSecOpWr: OSStatus = -49
/// A file that is not open for writing.
public let errSecWrPerm: OSStatus = -61
/// Memory that could not be allocated.
public let errSecAllocate: OSStatus = -108
/// A user who canceled.
public let errSecUserCanceled: OSStatus = -128
/// A request that is wrong.
public let errSecBadReq: OSStatus = -909
/// A failure inside a component of the system.
public let errSecInternalComponent: OSStatus = -2070
/// A failure of Core Foundation.
public let errSecCoreFoundationUnknown: OSStatus = -4960
/// A function that the app may not use.
public let errSecRestrictedAPI: OSStatus = -34020
/// A keychain that cannot be changed.
public let errSecReadOnly: OSStatus = -25292
/// A keychain that is not there.
public let errSecNoSuchKeychain: OSStatus = -25294
/// A file that is no keychain.
public let errSecInvalidKeychain: OSStatus = -25295
/// A keychain that is there already.
public let errSecDuplicateKeychain: OSStatus = -25296
/// A function that is told already.
public let errSecDuplicateCallback: OSStatus = -25297
/// A function that cannot be told.
public let errSecInvalidCallback: OSStatus = -25298
/// Memory that is too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// Data that are too large.
public let errSecDataTooLarge: OSStatus = -25302
/// An attribute that is not there.
public let errSecNoSuchAttr: OSStatus = -25303
/// An item that is wrong.
public let errSecInvalidItemRef: OSStatus = -25304
/// A search that is wrong.
public let errSecInvalidSearchRef: OSStatus = -25305
/// A class of items that is not there.
public let errSecNoSuchClass: OSStatus = -25306
/// A default keychain that is not there.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// An attribute that cannot be changed.
public let errSecReadOnlyAttr: OSStatus = -25309
/// A version that is wrong.
public let errSecWrongSecVersion: OSStatus = -25310
/// A size of keys that is not allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// A storage that is not there.
public let errSecNoStorageModule: OSStatus = -25312
/// A module of certificates that is not there.
public let errSecNoCertificateModule: OSStatus = -25313
/// A module of policies that is not there.
public let errSecNoPolicyModule: OSStatus = -25314
/// A user who has to be asked.
public let errSecInteractionRequired: OSStatus = -25315
/// Data that are not there.
public let errSecDataNotAvailable: OSStatus = -25316
/// Data that cannot be changed.
public let errSecDataNotModifiable: OSStatus = -25317
/// A chain of certificates that cannot be made.
public let errSecCreateChainFailed: OSStatus = -25318
/// A domain of settings that is wrong.
public let errSecInvalidPrefsDomain: OSStatus = -25319
/// A device whose display is off.
public let errSecInDarkWake: OSStatus = -25320
/// A list of those who may that is not simple.
public let errSecACLNotSimple: OSStatus = -25240
/// A policy that is not there.
public let errSecPolicyNotFound: OSStatus = -25241
/// A setting of trust that is wrong.
public let errSecInvalidTrustSetting: OSStatus = -25242
/// An item without access.
public let errSecNoAccessForItem: OSStatus = -25243
/// An owner who cannot be changed.
public let errSecInvalidOwnerEdit: OSStatus = -25244
/// Trust that is not known.
public let errSecTrustNotAvailable: OSStatus = -25245
/// A format that is not supported.
public let errSecUnsupportedFormat: OSStatus = -25256
/// A format that is not known.
public let errSecUnknownFormat: OSStatus = -25257
/// A key that has to be wrapped.
public let errSecKeyIsSensitive: OSStatus = -25258
/// An import with more than one private key.
public let errSecMultiplePrivKeys: OSStatus = -25259
/// A passphrase that is missing.
public let errSecPassphraseRequired: OSStatus = -25260
/// A password that is wrong.
public let errSecInvalidPasswordRef: OSStatus = -25261
/// Settings of trust that are damaged.
public let errSecInvalidTrustSettings: OSStatus = -25262
/// Settings of trust that are not there.
public let errSecNoTrustSettings: OSStatus = -25263
/// A passphrase that is wrong.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// A certificate that did not sign.
public let errSecNotSigner: OSStatus = -26267
/// A service that is not there.
public let errSecServiceNotAvailable: OSStatus = -67585
/// A program that is not known enough.
public let errSecInsufficientClientID: OSStatus = -67586
/// A device that was reset.
public let errSecDeviceReset: OSStatus = -67587
/// A device that failed.
public let errSecDeviceFailed: OSStatus = -67588
/// A conversion that failed.
public let errSecConversionError: OSStatus = -67594
/// A quota that is exceeded.
public let errSecQuotaExceeded: OSStatus = -67596
/// A file that is too big.
public let errSecFileTooBig: OSStatus = -67597
/// A host of another name.
public let errSecHostNameMismatch: OSStatus = -67602
/// A network that failed.
public let errSecNetworkFailure: OSStatus = -67636
/// A record that was changed.
public let errSecRecordModified: OSStatus = -67638
/// The end of data.
public let errSecEndOfData: OSStatus = -67634
/// A module that is not initialized.
public let errSecNotInitialized: OSStatus = -67667
/// A failure inside the security services.
public let errSecInternalError: OSStatus = -67671
/// A failure of memory.
public let errSecMemoryError: OSStatus = -67672
/// Data that are wrong.
public let errSecInvalidData: OSStatus = -67673
/// A pointer that is wrong.
public let errSecInvalidPointer: OSStatus = -67675
/// A function that failed.
public let errSecFunctionFailed: OSStatus = -67677
/// A handle that is wrong.
public let errSecInvalidHandle: OSStatus = -67680
/// A check that failed.
public let errSecVerificationFailure: OSStatus = -67686
/// A signature that is wrong.
public let errSecInvalidSignature: OSStatus = -67688
/// A name that is wrong.
public let errSecInvalidName: OSStatus = -67689
/// A query that is wrong.
public let errSecInvalidQuery: OSStatus = -67693
/// A value that is wrong.
public let errSecInvalidValue: OSStatus = -67694
/// A record that is wrong.
public let errSecInvalidRecord: OSStatus = -67701
/// A key that is wrong.
public let errSecInvalidKeyRef: OSStatus = -67712
/// A user who is not logged in.
public let errSecNotLoggedIn: OSStatus = -67729
/// An algorithm that is another one.
public let errSecAlgorithmMismatch: OSStatus = -67730
/// A key that is for something else.
public let errSecKeyUsageIncorrect: OSStatus = -67731
/// A format of keys that is not supported.
public let errSecUnsupportedKeyFormat: OSStatus = -67734
/// A size of keys that is not supported.
public let errSecUnsupportedKeySize: OSStatus = -67735
/// A format of keys that is wrong.
public let errSecInvalidKeyFormat: OSStatus = -67742
/// An algorithm that is wrong.
public let errSecInvalidAlgorithm: OSStatus = -67747
/// A certificate that does not work.
public let errSecCertificateCannotOperate: OSStatus = -67817
/// A certificate that is too old.
public let errSecCertificateExpired: OSStatus = -67818
/// A certificate that is too new.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// Certificates that are not trusted.
public let errSecNotTrusted: OSStatus = -67843
