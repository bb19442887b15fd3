// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Sets what is called after each change of a row, which is never called here; the former context is nil.
@discardableResult
public func sqlite3_update_hook(
  _ db: OpaquePointer?,
  _ callback: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, sqlite3_int64
    ) -> Void
  )?,
  _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer! { nil }
/// Sets what is called before a transaction ends well, which is never called here; the former context is nil.
@discardableResult
public func sqlite3_commit_hook(
  _ db: OpaquePointer?, _ callback: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?,
  _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer! { nil }
/// Sets what is called when a transaction is undone, which is never called here; the former context is nil.
@discardableResult
public func sqlite3_rollback_hook(
  _ db: OpaquePointer?, _ callback: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?,
  _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer! { nil }
/// Sets what learns which statements run: ``SQLITE_MISUSE``, as none does.
@discardableResult
public func sqlite3_trace_v2(
  _ db: OpaquePointer?, _ mask: UInt32,
  _ callback: (
    @convention(c) (
      UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Int32
  )?,
  _ context: UnsafeMutableRawPointer?
) -> Int32 { SQLITE_MISUSE }
/// Sets what learns which statements run, the way before `sqlite3_trace_v2`; the former context is nil.
@discardableResult
public func sqlite3_trace(
  _ db: OpaquePointer?,
  _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void)?,
  _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer! { nil }
/// Sets what learns how long statements run, in nanoseconds; the former context is nil.
@discardableResult
public func sqlite3_profile(
  _ db: OpaquePointer?,
  _ callback: (
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, sqlite3_uint64) -> Void
  )?,
  _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer! { nil }
/// Sets what is called while a statement runs, which is never called here.
public func sqlite3_progress_handler(
  _ db: OpaquePointer?, _ count: Int32,
  _ callback: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?,
  _ context: UnsafeMutableRawPointer?
) {}
/// Sets what allows statements, which is never asked here: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_set_authorizer(
  _ db: OpaquePointer?,
  _ callback: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32
  )?,
  _ context: UnsafeMutableRawPointer?
) -> Int32 { SQLITE_MISUSE }
