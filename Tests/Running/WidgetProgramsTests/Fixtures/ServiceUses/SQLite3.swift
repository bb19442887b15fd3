// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap, AlwaysUseLowerCamelCase

import Foundation
import SQLite3

private let SQLITE_STATIC = unsafeBitCast(0, to: sqlite3_destructor_type.self)
private let SQLITE_TRANSIENT = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

enum DatabaseError: Error {
  case open(String)
  case prepare(String)
  case step(String)
}

final class Database {
  private var db: OpaquePointer?

  init(path: String) throws {
    if sqlite3_open_v2(
      path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX, nil)
      != SQLITE_OK
    {
      let message = String(cString: sqlite3_errmsg(db))
      sqlite3_close_v2(db)
      throw DatabaseError.open(message)
    }
    sqlite3_busy_timeout(db, 1_000)
  }

  deinit { sqlite3_close(db) }

  func names(of group: String) throws -> [String] {
    var statement: OpaquePointer?
    guard
      sqlite3_prepare_v2(db, "SELECT name FROM items WHERE kind = ?", -1, &statement, nil)
        == SQLITE_OK
    else { throw DatabaseError.prepare(String(cString: sqlite3_errmsg(db)!)) }
    defer { sqlite3_finalize(statement) }
    sqlite3_bind_text(statement, 1, group.cString(using: .utf8), -1, SQLITE_TRANSIENT)
    sqlite3_bind_text(statement, 2, group, -1, nil)
    sqlite3_bind_int(statement, 3, Int32(group.count))
    var names: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      let id = Int(sqlite3_column_int64(statement, 0))
      names.append(String(cString: sqlite3_column_text(statement, 1)) + "\(id)")
    }
    return names
  }
}

func useSQLite3() async throws {
  var db: OpaquePointer?
  let path = NSTemporaryDirectory() + "items.sqlite"
  expect(sqlite3_open(path, &db) == SQLITE_CANTOPEN, "no database is opened")
  expect(db == nil, "there is no connection")
  expect(String(cString: sqlite3_errmsg(db)) == "unable to open database file", "it is said why")
  if let message = sqlite3_errmsg(db) { expect(message[0] != 0, "there is a message") }
  expect(sqlite3_errcode(db) == SQLITE_CANTOPEN, "the code says why")
  expect(String(cString: sqlite3_errstr(SQLITE_BUSY)) == "database is locked", "codes have words")
  do {
    _ = try Database(path: path).names(of: "a")
    expect(false, "nothing is opened")
  } catch DatabaseError.open(let message) {
    expect(message.contains("unable to open"), "the error has the message")
  }

  var statement: OpaquePointer?
  var tail: UnsafePointer<CChar>?
  expect(
    sqlite3_prepare_v2(db, "SELECT 1", -1, &statement, &tail) != SQLITE_OK, "nothing is prepared")
  expect(
    sqlite3_prepare_v3(db, "SELECT 1", -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
      == SQLITE_MISUSE && statement == nil && tail == nil, "there is no statement")
  let data = Data([1, 2, 3])
  let bound = data.withUnsafeBytes {
    sqlite3_bind_blob(statement, 1, $0.baseAddress, Int32($0.count), SQLITE_TRANSIENT)
  }
  expect(bound == SQLITE_MISUSE, "no data is bound")
  sqlite3_bind_text(statement, 1, "a", -1, SQLITE_STATIC)
  sqlite3_bind_double(statement, 2, 1.5)
  sqlite3_bind_int64(statement, 3, 5)
  sqlite3_bind_null(statement, 4)
  expect(sqlite3_bind_parameter_index(statement, ":name") == 0, "there are no parameters")
  expect(sqlite3_step(statement) == SQLITE_MISUSE, "there are no rows")
  expect(sqlite3_column_count(statement) == 0, "there are no columns")
  expect(sqlite3_column_type(statement, 0) == SQLITE_NULL, "a column has no value")
  let text = sqlite3_column_text(statement, 0).flatMap { String(cString: $0) }
  let blob = sqlite3_column_blob(statement, 0).map {
    Data(bytes: $0, count: Int(sqlite3_column_bytes(statement, 0)))
  }
  expect(text == nil && blob == nil && sqlite3_column_double(statement, 0) == 0, "all is empty")
  expect(sqlite3_reset(statement) == SQLITE_OK, "nothing begins again")
  sqlite3_clear_bindings(statement)
  expect(sqlite3_finalize(statement) == SQLITE_OK, "nothing is freed")

  var errors: UnsafeMutablePointer<CChar>?
  let sql = "CREATE TABLE IF NOT EXISTS items (id INTEGER PRIMARY KEY, name TEXT);"
  if sqlite3_exec(db, sql, nil, nil, &errors) != SQLITE_OK {
    expect(errors.map { String(cString: $0) }?.isEmpty == false, "there is a message to free")
    sqlite3_free(errors)
  }
  sqlite3_exec(db, sql, { _, count, values, names in count }, nil, nil)
  let last: sqlite3_int64 = sqlite3_last_insert_rowid(db)
  expect(last == 0 && sqlite3_changes(db) == 0, "nothing was changed")
  expect(sqlite3_get_autocommit(db) == 0 && sqlite3_db_handle(statement) == nil, "there is nothing")
  expect(String(cString: sqlite3_libversion()).hasPrefix("3."), "the library has a version")
  expect(sqlite3_threadsafe() != 0, "threads may use the library")
  expect(sqlite3_close(db) == SQLITE_OK, "nothing is closed")
}
