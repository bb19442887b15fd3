// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// The Boolean value true, which Core Foundation declares without saying that it is never nil.
public let kCFBooleanTrue: Bool? = true

/// The Boolean value false, which Core Foundation declares without saying that it is never nil.
public let kCFBooleanFalse: Bool? = false
