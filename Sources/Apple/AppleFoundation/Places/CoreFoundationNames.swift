// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Core Foundation's names, which Foundation on Linux uses for types of its own; here `value as
// CFString` is the value itself.

/// A string, by its Core Foundation name.
public typealias CFString = String
/// Bytes, by their Core Foundation name.
public typealias CFData = Data
/// A URL, by its Core Foundation name.
public typealias CFURL = URL
/// An array of any values, by its Core Foundation name.
public typealias CFArray = [Any]
/// A dictionary of any values, by its Core Foundation name.
public typealias CFDictionary = [AnyHashable: Any]
/// An interval in seconds, by its Core Foundation name.
public typealias CFTimeInterval = TimeInterval
/// A number, by its Core Foundation name.
public typealias CFNumber = NSNumber
/// A Boolean value, by its Core Foundation name.
public typealias CFBoolean = Bool
/// A date, by its Core Foundation name.
public typealias CFDate = Date
/// An error, by its Core Foundation name.
public typealias CFError = NSError
/// The domain of an error, by its Core Foundation name.
public typealias CFErrorDomain = String
/// A locale, by its Core Foundation name.
public typealias CFLocale = Locale
/// An array that can be changed, by its Core Foundation name.
public typealias CFMutableArray = NSMutableArray
/// A dictionary that can be changed, by its Core Foundation name.
public typealias CFMutableDictionary = NSMutableDictionary
/// A string that can be changed, by its Core Foundation name.
public typealias CFMutableString = NSMutableString
/// Bytes that can be changed, by their Core Foundation name.
public typealias CFMutableData = NSMutableData
/// Options as the bits of a number, each of which is a flag.
public typealias CFOptionFlags = UInt
/// A place or a number of things.
public typealias CFIndex = Int
/// The number of a type.
public typealias CFTypeID = UInt
