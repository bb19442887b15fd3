// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Begins no copy of a database; the answer is nil.
@discardableResult
public func sqlite3_backup_init(
  _ pDest: OpaquePointer?, _ zDestName: UnsafePointer<CChar>?, _ pSource: OpaquePointer?,
  _ zSourceName: UnsafePointer<CChar>?
) -> OpaquePointer! { nil }
/// Copies pages of a database, of which there are none: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_backup_step(_ p: OpaquePointer?, _ nPage: Int32) -> Int32 { SQLITE_MISUSE }
/// Ends a copy; of one that is nil, this is ``SQLITE_OK``.
@discardableResult
public func sqlite3_backup_finish(_ p: OpaquePointer?) -> Int32 {
  p == nil ? SQLITE_OK : SQLITE_MISUSE
}
/// Returns how many pages are not yet copied; always 0 here.
@discardableResult
public func sqlite3_backup_remaining(_ p: OpaquePointer?) -> Int32 { 0 }
/// Returns how many pages the database has; always 0 here.
@discardableResult
public func sqlite3_backup_pagecount(_ p: OpaquePointer?) -> Int32 { 0 }

/// Writes a log back into its database, of which there is none: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_wal_checkpoint(
  _ db: OpaquePointer?, _ zDb: UnsafePointer<CChar>?
) -> Int32 { SQLITE_MISUSE }
/// Writes a log back in a mode, of which there is none: ``SQLITE_MISUSE``, with -1 for the counts.
@discardableResult
public func sqlite3_wal_checkpoint_v2(
  _ db: OpaquePointer?, _ zDb: UnsafePointer<CChar>?, _ eMode: Int32,
  _ pnLog: UnsafeMutablePointer<Int32>?, _ pnCkpt: UnsafeMutablePointer<Int32>?
) -> Int32 {
  pnLog?.pointee = -1
  pnCkpt?.pointee = -1
  return SQLITE_MISUSE
}
/// Sets after how many pages a log is written back: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_wal_autocheckpoint(_ db: OpaquePointer?, _ n: Int32) -> Int32 { SQLITE_MISUSE }

/// Opens no data of a row: the handle is nil, and the answer is ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_blob_open(
  _ db: OpaquePointer?, _ zDb: UnsafePointer<CChar>?, _ zTable: UnsafePointer<CChar>?,
  _ zColumn: UnsafePointer<CChar>?, _ iRow: sqlite3_int64, _ flags: Int32,
  _ ppBlob: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  ppBlob?.pointee = nil
  return SQLITE_MISUSE
}
/// Closes data of a row; of one that is nil, this is ``SQLITE_OK``.
@discardableResult
public func sqlite3_blob_close(_ blob: OpaquePointer?) -> Int32 {
  blob == nil ? SQLITE_OK : SQLITE_MISUSE
}
/// Returns the size of data in bytes; always 0 here.
@discardableResult
public func sqlite3_blob_bytes(_ blob: OpaquePointer?) -> Int32 { 0 }
/// Reads bytes of data, of which there are none: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_blob_read(
  _ blob: OpaquePointer?, _ buffer: UnsafeMutableRawPointer?, _ n: Int32, _ offset: Int32
) -> Int32 { SQLITE_MISUSE }
/// Writes bytes of data, of which there are none: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_blob_write(
  _ blob: OpaquePointer?, _ buffer: UnsafeRawPointer?, _ n: Int32, _ offset: Int32
) -> Int32 { SQLITE_MISUSE }
