// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

// The names of attributes, with the values that they have on Apple's systems.

/// The tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The kind of a key.
public let kSecAttrKeyType: CFString = "type"
/// The size of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The class of an item.
public let kSecClass: CFString = "class"
/// The class of passwords of any kind, with a service and an account.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates, as of a TLS server.
public let kSecClassCertificate: CFString = "cert"
/// The class of keys for encryption and signatures.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// The account of a password.
public let kSecAttrAccount: CFString = "acct"
/// The service of a password.
public let kSecAttrService: CFString = "svce"
/// The server of a password.
public let kSecAttrServer: CFString = "srvr"
/// An attribute of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// The label of an item.
public let kSecAttrLabel: CFString = "labl"
/// The description of an item.
public let kSecAttrDescription: CFString = "desc"
/// The comment on an item.
public let kSecAttrComment: CFString = "icmt"
/// The group of apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item is shared by iCloud.
public let kSecAttrSynchronizable: CFString = "sync"
/// When an item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// The conditions for reading an item.
public let kSecAttrAccessControl: CFString = "accc"
/// After the first unlock since the start.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// After the first unlock, on this device only.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// While this device has a passcode and is unlocked.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The item can be read whether or not the device is locked; deprecated, as it protects nothing.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Items whether or not they are shared by iCloud.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The data of an item.
public let kSecValueData: CFString = "v_Data"
/// The reference of an item.
public let kSecValueRef: CFString = "v_Ref"
/// Whether the data is returned.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a reference is returned.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a persistent reference is returned.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many items are returned.
public let kSecMatchLimit: CFString = "m_Limit"
/// A search answers with one item, which is the default.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// A search answers with all items that match, as an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether a Mac uses the keychain of iOS.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Whether the user may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
