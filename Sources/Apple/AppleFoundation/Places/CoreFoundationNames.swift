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
