// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the data of a column; always nil here.
@discardableResult
public func sqlite3_column_blob(_ pStmt: OpaquePointer?, _ iCol: Int32) -> UnsafeRawPointer! { nil }
/// Returns the floating-point number of a column; always 0 here.
@discardableResult
public func sqlite3_column_double(_ pStmt: OpaquePointer?, _ iCol: Int32) -> Double { 0 }
/// Returns the number of a column in 32 bits; always 0 here.
@discardableResult
public func sqlite3_column_int(_ pStmt: OpaquePointer?, _ iCol: Int32) -> Int32 { 0 }
/// Returns the number of a column in 64 bits; always 0 here.
@discardableResult
public func sqlite3_column_int64(_ pStmt: OpaquePointer?, _ iCol: Int32) -> sqlite3_int64 { 0 }
/// Returns the text of a column in UTF-8; always nil here.
@discardableResult
public func sqlite3_column_text(_ pStmt: OpaquePointer?, _ iCol: Int32) -> UnsafePointer<UInt8>! {
  nil
}
/// Returns the text of a column in UTF-16; always nil here.
@discardableResult
public func sqlite3_column_text16(_ pStmt: OpaquePointer?, _ iCol: Int32) -> UnsafeRawPointer! {
  nil
}
/// Returns the value of a column; always nil here.
@discardableResult
public func sqlite3_column_value(_ pStmt: OpaquePointer?, _ iCol: Int32) -> OpaquePointer! { nil }
/// Returns the size of a column in bytes; always 0 here.
@discardableResult
public func sqlite3_column_bytes(_ pStmt: OpaquePointer?, _ iCol: Int32) -> Int32 { 0 }
/// Returns the size of a text in UTF-16, in bytes; always 0 here.
@discardableResult
public func sqlite3_column_bytes16(_ pStmt: OpaquePointer?, _ iCol: Int32) -> Int32 { 0 }
/// Returns the type of a column; always ``SQLITE_NULL`` here.
@discardableResult
public func sqlite3_column_type(_ pStmt: OpaquePointer?, _ iCol: Int32) -> Int32 { SQLITE_NULL }
/// Returns the name of a column; always nil here.
@discardableResult
public func sqlite3_column_name(_ pStmt: OpaquePointer?, _ iCol: Int32) -> UnsafePointer<CChar>! {
  nil
}
/// Returns the name of a column in UTF-16; always nil here.
@discardableResult
public func sqlite3_column_name16(_ pStmt: OpaquePointer?, _ iCol: Int32) -> UnsafeRawPointer! {
  nil
}
/// Returns the type that a column was declared with; always nil here.
@discardableResult
public func sqlite3_column_decltype(_ pStmt: OpaquePointer?, _ iCol: Int32) -> UnsafePointer<CChar>!
{ nil }
/// Returns the database of a column; always nil here.
@discardableResult
public func sqlite3_column_database_name(_ pStmt: OpaquePointer?, _ iCol: Int32) -> UnsafePointer<
  CChar
>! { nil }
/// Returns the table of a column; always nil here.
@discardableResult
public func sqlite3_column_table_name(_ pStmt: OpaquePointer?, _ iCol: Int32) -> UnsafePointer<
  CChar
>! { nil }
/// Returns the name that a column has in its table; always nil here.
@discardableResult
public func sqlite3_column_origin_name(_ pStmt: OpaquePointer?, _ iCol: Int32) -> UnsafePointer<
  CChar
>! { nil }

/// Returns the data of a value; always nil here.
@discardableResult
public func sqlite3_value_blob(_ value: OpaquePointer?) -> UnsafeRawPointer! { nil }
/// Returns the floating-point number of a value; always 0 here.
@discardableResult
public func sqlite3_value_double(_ value: OpaquePointer?) -> Double { 0 }
/// Returns the number of a value in 32 bits; always 0 here.
@discardableResult
public func sqlite3_value_int(_ value: OpaquePointer?) -> Int32 { 0 }
/// Returns the number of a value in 64 bits; always 0 here.
@discardableResult
public func sqlite3_value_int64(_ value: OpaquePointer?) -> sqlite3_int64 { 0 }
/// Returns the text of a value in UTF-8; always nil here.
@discardableResult
public func sqlite3_value_text(_ value: OpaquePointer?) -> UnsafePointer<UInt8>! { nil }
/// Returns the size of a value in bytes; always 0 here.
@discardableResult
public func sqlite3_value_bytes(_ value: OpaquePointer?) -> Int32 { 0 }
/// Returns the type of a value; always ``SQLITE_NULL`` here.
@discardableResult
public func sqlite3_value_type(_ value: OpaquePointer?) -> Int32 { SQLITE_NULL }
