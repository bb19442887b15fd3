// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

private func refuse<Tail>(
  _ statement: UnsafeMutablePointer<OpaquePointer?>?, _ tail: UnsafeMutablePointer<Tail?>?
) -> Int32 {
  statement?.pointee = nil
  tail?.pointee = nil
  return SQLITE_MISUSE
}

/// Prepares no statement, as there is no connection: it is nil, and the answer is ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_prepare(
  _ db: OpaquePointer?, _ zSql: UnsafePointer<CChar>?, _ nByte: Int32,
  _ ppStmt: UnsafeMutablePointer<OpaquePointer?>?,
  _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 { refuse(ppStmt, pzTail) }
/// Prepares no statement of the second interface: it is nil, and the answer is ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_prepare_v2(
  _ db: OpaquePointer?, _ zSql: UnsafePointer<CChar>?, _ nByte: Int32,
  _ ppStmt: UnsafeMutablePointer<OpaquePointer?>?,
  _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 { refuse(ppStmt, pzTail) }
/// Prepares no statement with flags: it is nil, and the answer is ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_prepare_v3(
  _ db: OpaquePointer?, _ zSql: UnsafePointer<CChar>?, _ nByte: Int32, _ prepFlags: UInt32,
  _ ppStmt: UnsafeMutablePointer<OpaquePointer?>?,
  _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 { refuse(ppStmt, pzTail) }
/// Prepares no statement in UTF-16: it is nil, and the answer is ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_prepare16_v2(
  _ db: OpaquePointer?, _ zSql: UnsafeRawPointer?, _ nByte: Int32,
  _ ppStmt: UnsafeMutablePointer<OpaquePointer?>?,
  _ pzTail: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Int32 { refuse(ppStmt, pzTail) }

/// Finds no row, as there is no statement: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_step(_ pStmt: OpaquePointer?) -> Int32 { SQLITE_MISUSE }
/// Frees a statement; one that is nil is freed, which is ``SQLITE_OK``.
@discardableResult
public func sqlite3_finalize(_ pStmt: OpaquePointer?) -> Int32 {
  pStmt == nil ? SQLITE_OK : SQLITE_MISUSE
}
/// Lets a statement begin again; of one that is nil, this is ``SQLITE_OK``.
@discardableResult
public func sqlite3_reset(_ pStmt: OpaquePointer?) -> Int32 {
  pStmt == nil ? SQLITE_OK : SQLITE_MISUSE
}
/// Removes the values of the parameters, of which there are none: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_clear_bindings(_ pStmt: OpaquePointer?) -> Int32 { SQLITE_MISUSE }

/// Returns the connection of a statement; always nil here.
@discardableResult
public func sqlite3_db_handle(_ pStmt: OpaquePointer?) -> OpaquePointer! { nil }
/// Returns the text of a statement; always nil here.
@discardableResult
public func sqlite3_sql(_ pStmt: OpaquePointer?) -> UnsafePointer<CChar>! { nil }
/// Returns the text of a statement with its values; always nil here.
@discardableResult
public func sqlite3_expanded_sql(_ pStmt: OpaquePointer?) -> UnsafeMutablePointer<CChar>! { nil }
/// Returns whether a statement only reads; 1 here, as of one that is nil.
@discardableResult
public func sqlite3_stmt_readonly(_ pStmt: OpaquePointer?) -> Int32 { 1 }
/// Returns whether a statement has begun and has not ended; always 0 here.
@discardableResult
public func sqlite3_stmt_busy(_ pStmt: OpaquePointer?) -> Int32 { 0 }
/// Returns whether a statement explains another one; always 0 here.
@discardableResult
public func sqlite3_stmt_isexplain(_ pStmt: OpaquePointer?) -> Int32 { 0 }
/// Returns how many columns a statement has; always 0 here.
@discardableResult
public func sqlite3_column_count(_ pStmt: OpaquePointer?) -> Int32 { 0 }
/// Returns how many columns the present row has; always 0 here.
@discardableResult
public func sqlite3_data_count(_ pStmt: OpaquePointer?) -> Int32 { 0 }
