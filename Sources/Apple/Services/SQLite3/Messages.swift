// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

private import Foundation

/// A text in C that is never freed.
private struct ConstantText: @unchecked Sendable {
  let pointer: UnsafePointer<CChar>

  init(_ text: String) {
    let bytes = Array(text.utf8CString)
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    pointer = UnsafePointer(memory)
  }
}

private let errorMessage = "unable to open database file"
private let errorText = ConstantText(errorMessage)
private let versionText = ConstantText(SQLITE_VERSION)
private let sourceText = ConstantText("2023-10-10 13:08:14")
nonisolated(unsafe) private let errorTextIn16: UnsafeRawPointer = {
  let units = Array(errorMessage.utf16) + [0]
  let memory = UnsafeMutablePointer<UInt16>.allocate(capacity: units.count)
  memory.initialize(from: units, count: units.count)
  return UnsafeRawPointer(memory)
}()

private let resultTexts: [Int32: ConstantText] = [
  SQLITE_OK: "not an error", SQLITE_ERROR: "SQL logic error",
  SQLITE_PERM: "access permission denied",
  SQLITE_ABORT: "query aborted", SQLITE_BUSY: "database is locked",
  SQLITE_LOCKED: "database table is locked", SQLITE_NOMEM: "out of memory",
  SQLITE_READONLY: "attempt to write a readonly database", SQLITE_INTERRUPT: "interrupted",
  SQLITE_IOERR: "disk I/O error", SQLITE_CORRUPT: "database disk image is malformed",
  SQLITE_NOTFOUND: "unknown operation", SQLITE_FULL: "database or disk is full",
  SQLITE_CANTOPEN: errorMessage, SQLITE_PROTOCOL: "locking protocol",
  SQLITE_SCHEMA: "database schema has changed", SQLITE_TOOBIG: "string or blob too big",
  SQLITE_CONSTRAINT: "constraint failed", SQLITE_MISMATCH: "datatype mismatch",
  SQLITE_MISUSE: "bad parameter or other API misuse", SQLITE_AUTH: "authorization denied",
  SQLITE_RANGE: "column index out of range", SQLITE_NOTADB: "file is not a database",
  SQLITE_NOTICE: "notification message", SQLITE_WARNING: "warning message",
  SQLITE_ROW: "another row available", SQLITE_DONE: "no more rows available",
].mapValues(ConstantText.init)
private let unknownText = ConstantText("unknown error")

/// Returns the message of a connection in memory that `sqlite3_free` frees.
func copiedErrorMessage() -> UnsafeMutablePointer<CChar>? { strdup(errorMessage) }

/// Returns what went wrong last: that the database cannot be opened.
@discardableResult
public func sqlite3_errmsg(_ db: OpaquePointer?) -> UnsafePointer<CChar>! { errorText.pointer }
/// Returns what went wrong last, in UTF-16: that the database cannot be opened.
@discardableResult
public func sqlite3_errmsg16(_ db: OpaquePointer?) -> UnsafeRawPointer! { errorTextIn16 }
/// Returns what a code means, in English.
@discardableResult
public func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! {
  (resultTexts[code] ?? resultTexts[code & 0xFF] ?? unknownText).pointer
}
/// Returns the code of what went wrong last: ``SQLITE_CANTOPEN``.
@discardableResult
public func sqlite3_errcode(_ db: OpaquePointer?) -> Int32 { SQLITE_CANTOPEN }
/// Returns the extended code of what went wrong last: ``SQLITE_CANTOPEN``.
@discardableResult
public func sqlite3_extended_errcode(_ db: OpaquePointer?) -> Int32 { SQLITE_CANTOPEN }
/// Returns the number of the system for what went wrong last; 0 here.
@discardableResult
public func sqlite3_system_errno(_ db: OpaquePointer?) -> Int32 { 0 }
/// Returns where in the text of a statement the error is; -1 here, for nowhere.
@discardableResult
public func sqlite3_error_offset(_ db: OpaquePointer?) -> Int32 { -1 }
/// Switches extended codes on, which has no effect here: ``SQLITE_MISUSE``.
@discardableResult
public func sqlite3_extended_result_codes(_ db: OpaquePointer?, _ onoff: Int32) -> Int32 {
  SQLITE_MISUSE
}

/// Returns the version of the library.
@discardableResult
public func sqlite3_libversion() -> UnsafePointer<CChar>! { versionText.pointer }
/// Returns the version of the library as a number.
@discardableResult
public func sqlite3_libversion_number() -> Int32 { SQLITE_VERSION_NUMBER }
/// Returns when the sources of the library were made.
@discardableResult
public func sqlite3_sourceid() -> UnsafePointer<CChar>! { sourceText.pointer }
/// Returns how threads may use the library: 2, with connections of their own.
@discardableResult
public func sqlite3_threadsafe() -> Int32 { 2 }
/// Starts the library, which has nothing to start here.
@discardableResult
public func sqlite3_initialize() -> Int32 { SQLITE_OK }
/// Ends the library, which has nothing to end here.
@discardableResult
public func sqlite3_shutdown() -> Int32 { SQLITE_OK }
/// Returns another place for memory of the library, with a size in bytes; nil for a size of 0.
@discardableResult
public func sqlite3_realloc(
  _ memory: UnsafeMutableRawPointer?, _ size: Int32
) -> UnsafeMutableRawPointer! {
  guard size > 0 else {
    free(memory)
    return nil
  }
  return realloc(memory, Int(size))
}
/// Fills memory with random bytes, of a count.
public func sqlite3_randomness(_ count: Int32, _ memory: UnsafeMutableRawPointer?) {
  guard let memory, count > 0 else { return }
  for index in 0..<Int(count) {
    memory.storeBytes(of: UInt8.random(in: 0 ... .max), toByteOffset: index, as: UInt8.self)
  }
}
/// Returns whether the library was made with an option; 0 here, for no.
@discardableResult
public func sqlite3_compileoption_used(_ zOptName: UnsafePointer<CChar>?) -> Int32 { 0 }
/// Returns whether a text is a complete statement, which ends with a semicolon; 0 for no.
@discardableResult
public func sqlite3_complete(_ sql: UnsafePointer<CChar>?) -> Int32 {
  guard let sql else { return 0 }
  return String(cString: sql).last { !$0.isWhitespace } == ";" ? 1 : 0
}

/// Takes memory of a size in bytes, which ``sqlite3_free(_:)`` frees.
@discardableResult
public func sqlite3_malloc(_ size: Int32) -> UnsafeMutableRawPointer! {
  size > 0 ? malloc(Int(size)) : nil
}
/// Takes memory of a size in bytes, in 64 bits, which ``sqlite3_free(_:)`` frees.
@discardableResult
public func sqlite3_malloc64(_ size: sqlite3_uint64) -> UnsafeMutableRawPointer! {
  size > 0 ? malloc(Int(clamping: size)) : nil
}
/// Frees memory of the library, such as a message.
public func sqlite3_free(_ memory: UnsafeMutableRawPointer?) { free(memory) }
/// Returns how much memory the library has, in bytes; always 0 here.
@discardableResult
public func sqlite3_memory_used() -> sqlite3_int64 { 0 }
/// Releases memory of the library, and returns how much, in bytes; always 0 here.
@discardableResult
public func sqlite3_release_memory(_ size: Int32) -> Int32 { 0 }
