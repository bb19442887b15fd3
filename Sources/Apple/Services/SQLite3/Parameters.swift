// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// A value that has a function to release it is released at once, as the library does if it cannot bind it.

private func release(_ value: UnsafeRawPointer?, _ destructor: sqlite3_destructor_type?) -> Int32 {
  let bits = unsafeBitCast(destructor, to: Int.self)
  if let value, let destructor, bits != -1 { destructor(UnsafeMutableRawPointer(mutating: value)) }
  return SQLITE_MISUSE
}

/// Binds a floating-point number to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_double(
  _ pStmt: OpaquePointer?, _ index: Int32, _ value: Double
) -> Int32 { SQLITE_MISUSE }
/// Binds a number of 32 bits to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_int(
  _ pStmt: OpaquePointer?, _ index: Int32, _ value: Int32
) -> Int32 { SQLITE_MISUSE }
/// Binds a number of 64 bits to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_int64(
  _ pStmt: OpaquePointer?, _ index: Int32, _ value: sqlite3_int64
) -> Int32 { SQLITE_MISUSE }
/// Binds a null to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_null(
  _ pStmt: OpaquePointer?, _ index: Int32
) -> Int32 { SQLITE_MISUSE }
/// Binds zeros of a count to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_zeroblob(
  _ pStmt: OpaquePointer?, _ index: Int32, _ n: Int32
) -> Int32 { SQLITE_MISUSE }
/// Binds zeros of a count in 64 bits to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_zeroblob64(
  _ pStmt: OpaquePointer?, _ index: Int32, _ n: sqlite3_uint64
) -> Int32 { SQLITE_MISUSE }
/// Binds a value of a function to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_value(
  _ pStmt: OpaquePointer?, _ index: Int32, _ value: OpaquePointer?
) -> Int32 { SQLITE_MISUSE }
/// Binds data to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_blob(
  _ pStmt: OpaquePointer?, _ index: Int32, _ value: UnsafeRawPointer?, _ n: Int32,
  _ destructor: sqlite3_destructor_type?
) -> Int32 { release(value, destructor) }
/// Binds data of a size in 64 bits to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_blob64(
  _ pStmt: OpaquePointer?, _ index: Int32, _ value: UnsafeRawPointer?, _ n: sqlite3_uint64,
  _ destructor: sqlite3_destructor_type?
) -> Int32 { release(value, destructor) }
/// Binds a text to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_text(
  _ pStmt: OpaquePointer?, _ index: Int32, _ value: UnsafePointer<CChar>?, _ n: Int32,
  _ destructor: sqlite3_destructor_type?
) -> Int32 { release(value, destructor) }
/// Binds a text in UTF-16 to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_text16(
  _ pStmt: OpaquePointer?, _ index: Int32, _ value: UnsafeRawPointer?, _ n: Int32,
  _ destructor: sqlite3_destructor_type?
) -> Int32 { release(value, destructor) }
/// Binds a text of a size in 64 bits to no parameter: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_bind_text64(
  _ pStmt: OpaquePointer?, _ index: Int32, _ value: UnsafePointer<CChar>?, _ n: sqlite3_uint64,
  _ destructor: sqlite3_destructor_type?, _ encoding: UInt8
) -> Int32 { release(value, destructor) }

/// Returns how many parameters a statement has; always 0 here.
@discardableResult
public func sqlite3_bind_parameter_count(_ pStmt: OpaquePointer?) -> Int32 { 0 }
/// Returns the name of a parameter; always nil here.
@discardableResult
public func sqlite3_bind_parameter_name(
  _ pStmt: OpaquePointer?, _ index: Int32
) -> UnsafePointer<CChar>! { nil }
/// Returns the number of a parameter by its name; 0 here, for none.
@discardableResult
public func sqlite3_bind_parameter_index(
  _ pStmt: OpaquePointer?, _ zName: UnsafePointer<CChar>?
) -> Int32 { 0 }
