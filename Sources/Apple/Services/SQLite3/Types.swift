// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A whole number of 64 bits.
public typealias sqlite_int64 = Int64
/// A whole number of 64 bits without a sign.
public typealias sqlite_uint64 = UInt64
/// A whole number of 64 bits, by its newer name.
public typealias sqlite3_int64 = sqlite_int64
/// A whole number of 64 bits without a sign, by its newer name.
public typealias sqlite3_uint64 = sqlite_uint64

/// What releases a value that was bound; `unsafeBitCast(-1, to:)` of it asks for a copy.
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// What gets each row of ``sqlite3_exec(_:_:_:_:_:)``: the number of columns, their values and their names; never called here.
public typealias sqlite3_callback =
  @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32
