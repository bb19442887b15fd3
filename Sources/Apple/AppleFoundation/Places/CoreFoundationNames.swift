// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Core Foundation's names of values, which Foundation on Linux has of its own only: `value as CFString` is the value.

/// A text.
public typealias CFString = String
/// Bytes.
public typealias CFData = Data
/// An address.
public typealias CFURL = URL
/// Values one after the other.
public typealias CFArray = [Any]
/// Values by their names.
public typealias CFDictionary = [AnyHashable: Any]
/// Seconds.
public typealias CFTimeInterval = TimeInterval
