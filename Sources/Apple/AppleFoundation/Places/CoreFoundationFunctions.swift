// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Functions of Core Foundation, whose values are those of Foundation here.

/// A range of places.
public struct CFRange: Hashable, Sendable {
  /// The first place of the range, counted from 0.
  public var location: CFIndex
  /// How many there are.
  public var length: CFIndex
  /// Creates an empty range at 0.
  public init() { (location, length) = (0, 0) }
  /// Creates a range of a first place and a number of places.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a range of a first place and a number of places.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the domain of an error; nil for no error.
public func CFErrorGetDomain(_ err: CFError?) -> CFErrorDomain! { err?.domain }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError?) -> CFIndex { err?.code ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what is said of an error; nil for no error.
public func CFErrorCopyUserInfo(_ err: CFError?) -> CFDictionary! { err?.userInfo }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an error in words; nil for no error.
public func CFErrorCopyDescription(_ err: CFError?) -> CFString! { err?.localizedDescription }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns why an error happened, in words; nil if it does not say so.
public func CFErrorCopyFailureReason(_ err: CFError?) -> CFString! { err?.localizedFailureReason }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what can be done about an error, in words; nil if it does not say so.
public func CFErrorCopyRecoverySuggestion(_ err: CFError?) -> CFString! {
  err?.localizedRecoverySuggestion
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an error of a domain and a code; never nil here.
public func CFErrorCreate(
  _ allocator: CFAllocator?, _ domain: CFErrorDomain?, _ code: CFIndex, _ userInfo: CFDictionary?
) -> CFError! {
  let pairs = (userInfo ?? [:]).compactMap { pair in (pair.key as? String).map { ($0, pair.value) }
  }
  return NSError(
    domain: domain ?? "", code: code, userInfo: Dictionary(pairs, uniquingKeysWith: { $1 }))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData?) -> CFIndex { theData?.count ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFMutableData) -> CFIndex { theData.length }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Copies bytes of a range.
public func CFDataGetBytes(
  _ theData: CFData?, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>?
) {
  guard let theData, let buffer else { return }
  for (place, byte) in theData.dropFirst(range.location).prefix(range.length).enumerated() {
    buffer[place] = byte
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a copy of bytes.
public func CFDataCreate(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex
) -> CFData! { bytes.map { Data(bytes: $0, count: length) } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns no bytes, to which others can be added; the capacity is ignored.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds bytes at the end of others.
public func CFDataAppendBytes(
  _ theData: CFMutableData?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex
) {
  if let bytes { theData?.append(bytes, length: length) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns where bytes are, as long as the data is there.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
  guard let theData else { return nil }
  // A few bytes are kept in the value itself, which has no place: they get one that stays.
  guard theData.count > MemoryLayout<Data>.size else {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, theData.count))
    theData.copyBytes(to: copy, count: theData.count)
    return UnsafePointer(copy)
  }
  // More bytes are in memory of their own, which each copy of the value shares.
  return theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns where bytes are, until they get another length.
public func CFDataGetBytePtr(_ theData: CFMutableData) -> UnsafePointer<UInt8>! {
  UnsafePointer(theData.mutableBytes.assumingMemoryBound(to: UInt8.self))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns where bytes are; what is written there changes them, until they get another length.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData?) -> UnsafeMutablePointer<UInt8>! {
  theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes the number of bytes: those behind it go, and new ones are 0.
public func CFDataSetLength(_ theData: CFMutableData?, _ length: CFIndex) {
  theData?.length = length
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the address that a string is, which may be relative to another one.
///
/// - Returns: The address; nil if the string has characters that addresses do not have.
public func CFURLCreateWithString(
  _ allocator: CFAllocator?, _ URLString: CFString?, _ baseURL: CFURL?
) -> CFURL! {
  guard let URLString else { return nil }
  guard let baseURL else { return URL(string: URLString, encodingInvalidCharacters: false) }
  // Foundation encodes what addresses do not have where there is a base.
  guard URL(string: URLString, encodingInvalidCharacters: false) != nil else { return nil }
  return URL(string: URLString, relativeTo: baseURL)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of UTF-16 units of a string.
public func CFStringGetLength(_ theString: CFString?) -> CFIndex { theString?.utf16.count ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray?) -> CFIndex { theArray?.count ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of values.
public func CFDictionaryGetCount(_ theDict: CFDictionary?) -> CFIndex { theDict?.count ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether both are equal.
public func CFEqual(_ cf1: CFTypeRef?, _ cf2: CFTypeRef?) -> Bool {
  guard let first = cf1 as? NSObject else { return cf1 == nil && cf2 == nil }
  return first.isEqual(cf2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the hash of an object.
public func CFHash(_ cf: CFTypeRef?) -> UInt {
  (cf as? NSObject).map { UInt(bitPattern: $0.hash) } ?? 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an object in words.
public func CFCopyDescription(_ cf: CFTypeRef?) -> CFString! { cf.map { "\($0)" } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of an object: of strings, Boolean values, numbers, data, arrays, dictionaries, dates, errors,
/// nulls and addresses; 0 for others.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
  switch cf {
  case is NSString: CFStringGetTypeID()
  // Foundation on Linux has one object of each Boolean value, and others of numbers.
  case let number as NSNumber:
    number === NSNumber(value: true) || number === NSNumber(value: false)
      ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSError: CFErrorGetTypeID()
  case is NSNull: CFNullGetTypeID()
  case is NSURL: CFURLGetTypeID()
  default: 0
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of strings.
public func CFStringGetTypeID() -> CFTypeID { 7 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of nulls.
public func CFNullGetTypeID() -> CFTypeID { 16 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of data.
public func CFDataGetTypeID() -> CFTypeID { 20 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of Boolean values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of errors.
public func CFErrorGetTypeID() -> CFTypeID { 27 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of addresses.
public func CFURLGetTypeID() -> CFTypeID { 29 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of the type of dates.
public func CFDateGetTypeID() -> CFTypeID { 42 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value of no value.
public let kCFNull: NSNull? = NSNull()
