// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_spi(Services) import AppleFoundation

private func refuse(_ call: String, _ database: UnsafeMutablePointer<OpaquePointer?>?) -> Int32 {
  reportUnavailable(call, answer: "the database cannot be opened")
  database?.pointee = nil
  return database == nil ? SQLITE_MISUSE : SQLITE_CANTOPEN
}

/// Opens no database: the connection is nil, and the answer is ``SQLITE_CANTOPEN``.
@discardableResult
public func sqlite3_open(
  _ filename: UnsafePointer<CChar>?, _ ppDb: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 { refuse("sqlite3_open", ppDb) }

/// Opens no database of a name in UTF-16: the connection is nil, and the answer is ``SQLITE_CANTOPEN``.
@discardableResult
public func sqlite3_open16(
  _ filename: UnsafeRawPointer?, _ ppDb: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 { refuse("sqlite3_open16", ppDb) }

/// Opens no database, whatever the flags: the connection is nil, and the answer is ``SQLITE_CANTOPEN``.
@discardableResult
public func sqlite3_open_v2(
  _ filename: UnsafePointer<CChar>?, _ ppDb: UnsafeMutablePointer<OpaquePointer?>?,
  _ flags: Int32, _ zVfs: UnsafePointer<CChar>?
) -> Int32 { refuse("sqlite3_open_v2", ppDb) }

/// Closes a connection; one that is nil is closed, which is ``SQLITE_OK``.
@discardableResult
public func sqlite3_close(_ db: OpaquePointer?) -> Int32 { db == nil ? SQLITE_OK : SQLITE_MISUSE }

/// Closes a connection once its statements are done; one that is nil is closed, which is ``SQLITE_OK``.
@discardableResult
public func sqlite3_close_v2(_ db: OpaquePointer?) -> Int32 { sqlite3_close(db) }

/// Runs no statements, as there is no connection; the message says so and is freed with ``sqlite3_free(_:)``.
@discardableResult
public func sqlite3_exec(
  _ db: OpaquePointer?, _ sql: UnsafePointer<CChar>?, _ callback: sqlite3_callback?,
  _ context: UnsafeMutableRawPointer?,
  _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  errmsg?.pointee = copiedErrorMessage()
  return SQLITE_MISUSE
}

/// Reads no table, as there is no connection: ``SQLITE_MISUSE``, and the counts are 0.
@discardableResult
public func sqlite3_get_table(
  _ db: OpaquePointer?, _ sql: UnsafePointer<CChar>?,
  _ result: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?,
  _ rowCount: UnsafeMutablePointer<Int32>?, _ columnCount: UnsafeMutablePointer<Int32>?,
  _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  result?.pointee = nil
  rowCount?.pointee = 0
  columnCount?.pointee = 0
  errmsg?.pointee = copiedErrorMessage()
  return SQLITE_MISUSE
}
/// Frees a table that was read, which is nothing here.
public func sqlite3_free_table(
  _ result: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) {}

/// Returns how many rows the last statement changed; always 0 here.
@discardableResult
public func sqlite3_changes(_ db: OpaquePointer?) -> Int32 { 0 }
/// Returns how many rows the last statement changed, in 64 bits; always 0 here.
@discardableResult
public func sqlite3_changes64(_ db: OpaquePointer?) -> sqlite3_int64 { 0 }
/// Returns how many rows all statements changed; always 0 here.
@discardableResult
public func sqlite3_total_changes(_ db: OpaquePointer?) -> Int32 { 0 }
/// Returns how many rows all statements changed, in 64 bits; always 0 here.
@discardableResult
public func sqlite3_total_changes64(_ db: OpaquePointer?) -> sqlite3_int64 { 0 }
/// Returns the number of the row that was inserted last; always 0 here.
@discardableResult
public func sqlite3_last_insert_rowid(_ db: OpaquePointer?) -> sqlite3_int64 { 0 }
/// Sets the number of the row that was inserted last, which has no effect here.
public func sqlite3_set_last_insert_rowid(_ db: OpaquePointer?, _ rowid: sqlite3_int64) {}
/// Returns whether no transaction is open; 0 here, as of a connection that is nil.
@discardableResult
public func sqlite3_get_autocommit(_ db: OpaquePointer?) -> Int32 { 0 }
/// Interrupts what a connection does, which is nothing here.
public func sqlite3_interrupt(_ db: OpaquePointer?) {}

/// Sets for how long locks are waited for, in milliseconds; ``SQLITE_MISUSE`` here.
@discardableResult
public func sqlite3_busy_timeout(_ db: OpaquePointer?, _ ms: Int32) -> Int32 { SQLITE_MISUSE }
/// Sets what is asked while a database is locked; ``SQLITE_MISUSE`` here.
@discardableResult
public func sqlite3_busy_handler(
  _ db: OpaquePointer?, _ handler: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)?,
  _ context: UnsafeMutableRawPointer?
) -> Int32 { SQLITE_MISUSE }
/// Sets a limit, and returns the former one; -1 here, for none.
@discardableResult
public func sqlite3_limit(_ db: OpaquePointer?, _ id: Int32, _ newVal: Int32) -> Int32 { -1 }

/// Returns the file of a database by its name; always nil here.
@discardableResult
public func sqlite3_db_filename(
  _ db: OpaquePointer?, _ zDbName: UnsafePointer<CChar>?
) -> UnsafePointer<CChar>! { nil }
/// Returns whether a database is only read; -1 here, as there is no such database.
@discardableResult
public func sqlite3_db_readonly(_ db: OpaquePointer?, _ zDbName: UnsafePointer<CChar>?) -> Int32 {
  -1
}
/// Releases memory of a connection; ``SQLITE_MISUSE`` here.
@discardableResult
public func sqlite3_db_release_memory(_ db: OpaquePointer?) -> Int32 { SQLITE_MISUSE }
/// Writes what is in memory to the file; ``SQLITE_MISUSE`` here.
@discardableResult
public func sqlite3_db_cacheflush(_ db: OpaquePointer?) -> Int32 { SQLITE_MISUSE }
/// Returns the next statement of a connection; always nil here.
@discardableResult
public func sqlite3_next_stmt(_ pDb: OpaquePointer?, _ pStmt: OpaquePointer?) -> OpaquePointer! {
  nil
}
/// Asks something of the file of a database; ``SQLITE_MISUSE`` here.
@discardableResult
public func sqlite3_file_control(
  _ db: OpaquePointer?, _ zDbName: UnsafePointer<CChar>?, _ op: Int32,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 { SQLITE_MISUSE }
