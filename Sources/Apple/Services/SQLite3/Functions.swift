// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Adds no function to a connection: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_create_function(
  _ db: OpaquePointer?, _ zFunctionName: UnsafePointer<CChar>?, _ nArg: Int32,
  _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer?,
  _ xFunc: (
    @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
  )?,
  _ xStep: (
    @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
  )?,
  _ xFinal: (@convention(c) (OpaquePointer?) -> Void)?
) -> Int32 { SQLITE_MISUSE }
/// Adds no function to a connection, and releases what it was given: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_create_function_v2(
  _ db: OpaquePointer?, _ zFunctionName: UnsafePointer<CChar>?, _ nArg: Int32,
  _ eTextRep: Int32, _ pApp: UnsafeMutableRawPointer?,
  _ xFunc: (
    @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
  )?,
  _ xStep: (
    @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
  )?,
  _ xFinal: (@convention(c) (OpaquePointer?) -> Void)?,
  _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
) -> Int32 {
  xDestroy?(pApp)
  return SQLITE_MISUSE
}
/// Adds no order of texts to a connection by its former name: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_create_collation(
  _ db: OpaquePointer?, _ zName: UnsafePointer<CChar>?, _ eTextRep: Int32,
  _ pArg: UnsafeMutableRawPointer?,
  _ xCompare: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?
    ) -> Int32
  )?
) -> Int32 { SQLITE_MISUSE }
/// Adds no order of texts to a connection: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_create_collation_v2(
  _ db: OpaquePointer?, _ zName: UnsafePointer<CChar>?, _ eTextRep: Int32,
  _ pArg: UnsafeMutableRawPointer?,
  _ xCompare: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?
    ) -> Int32
  )?,
  _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
) -> Int32 { SQLITE_MISUSE }
/// Returns what a function was made with; always nil here.
@discardableResult
public func sqlite3_user_data(_ context: OpaquePointer?) -> UnsafeMutableRawPointer! { nil }
/// Returns memory for a function that collects rows; always nil here.
@discardableResult
public func sqlite3_aggregate_context(
  _ context: OpaquePointer?, _ nBytes: Int32
) -> UnsafeMutableRawPointer! { nil }
/// Answers data for a function, which is never called here.
public func sqlite3_result_blob(
  _ context: OpaquePointer?, _ value: UnsafeRawPointer?, _ n: Int32,
  _ destructor: sqlite3_destructor_type?
) {}
/// Answers a text for a function, which is never called here.
public func sqlite3_result_text(
  _ context: OpaquePointer?, _ value: UnsafePointer<CChar>?, _ n: Int32,
  _ destructor: sqlite3_destructor_type?
) {}
/// Answers a floating-point number for a function, which is never called here.
public func sqlite3_result_double(_ context: OpaquePointer?, _ value: Double) {}
/// Answers a number of 32 bits for a function, which is never called here.
public func sqlite3_result_int(_ context: OpaquePointer?, _ value: Int32) {}
/// Answers a number of 64 bits for a function, which is never called here.
public func sqlite3_result_int64(_ context: OpaquePointer?, _ value: sqlite3_int64) {}
/// Answers a null for a function, which is never called here.
public func sqlite3_result_null(_ context: OpaquePointer?) {}
/// Answers an error for a function, which is never called here.
public func sqlite3_result_error(
  _ context: OpaquePointer?, _ message: UnsafePointer<CChar>?, _ n: Int32
) {}
/// Answers the code of an error for a function, which is never called here.
public func sqlite3_result_error_code(_ context: OpaquePointer?, _ code: Int32) {}
