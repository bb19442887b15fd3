// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization

/// The result of a function of the Keychain.
public typealias OSStatus = Int32

/// The result of a function of the system that succeeded.
public let noErr: OSStatus = 0

/// The status of a function that succeeded.
public let errSecSuccess: OSStatus = 0
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// The keychain is not available.
public let errSecNotAvailable: OSStatus = -25291
/// The item is in the keychain already.
public let errSecDuplicateItem: OSStatus = -25299
/// The item is not in the keychain.
public let errSecItemNotFound: OSStatus = -25300
/// The user is not allowed to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The user or the system refused.
public let errSecAuthFailed: OSStatus = -25293
/// The app has no entitlement for the keychain.
public let errSecMissingEntitlement: OSStatus = -34018

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item to the keychain, which is in memory here and empty when the program starts.
///
/// - Parameters:
///   - attributes: The class, the attributes and the data of the item.
///   - result: Takes what the attributes ask to return.
/// - Returns: `errSecSuccess`, or `errSecDuplicateItem` if an item of its class has the same values of the attributes that
///   tell items apart: of a generic password account and service; of an internet password account, security domain, server,
///   protocol, authentication type, port and path; of both also the access group and whether it is synchronized.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  keychain.withLock { items in
    let item = KeychainItem(attributes)
    guard !items.contains(where: { $0.isSame(as: item) }) else { return errSecDuplicateItem }
    items.append(item)
    result?.pointee = item.answer(to: attributes)
    return errSecSuccess
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds items of the keychain.
///
/// - Parameters:
///   - query: The attributes to find, and what to return. Items that are synchronized are only found if it asks for them.
///   - result: Takes the data or the attributes of the first item, or an array of those of all.
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  keychain.withLock { items in
    let found = items.filter { $0.matches(query) }
    guard let first = found.first else { return errSecItemNotFound }
    if query[kSecMatchLimit] as? String == kSecMatchLimitAll {
      result?.pointee = found.compactMap { $0.answer(to: query) } as NSArray
    } else {
      result?.pointee = first.answer(to: query)
    }
    return errSecSuccess
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes the items that match a query.
///
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  keychain.withLock { items in
    let places = items.indices.filter { items[$0].matches(query) }
    for place in places { items[place].change(attributesToUpdate) }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes the items that match a query.
///
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  keychain.withLock { items in
    let count = items.count
    items.removeAll { $0.matches(query) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the explanation of a result.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: "OSStatus \(status)"
  }
}

private let keychain = Mutex<[KeychainItem]>([])
