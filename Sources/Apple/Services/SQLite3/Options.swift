// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The database is only read.
public let SQLITE_OPEN_READONLY: Int32 = 0x0000_0001
/// The database is read and written.
public let SQLITE_OPEN_READWRITE: Int32 = 0x0000_0002
/// The database is created if it is not there.
public let SQLITE_OPEN_CREATE: Int32 = 0x0000_0004
/// The name of the file is a URI.
public let SQLITE_OPEN_URI: Int32 = 0x0000_0040
/// The database is in memory alone.
public let SQLITE_OPEN_MEMORY: Int32 = 0x0000_0080
/// Each thread has a connection of its own.
public let SQLITE_OPEN_NOMUTEX: Int32 = 0x0000_8000
/// Threads may share the connection, one after the other.
public let SQLITE_OPEN_FULLMUTEX: Int32 = 0x0001_0000
/// Connections share what they have read.
public let SQLITE_OPEN_SHAREDCACHE: Int32 = 0x0002_0000
/// Connections do not share what they have read.
public let SQLITE_OPEN_PRIVATECACHE: Int32 = 0x0004_0000
/// The file is a log for writing ahead.
public let SQLITE_OPEN_WAL: Int32 = 0x0008_0000
/// The file must not be a symbolic link.
public let SQLITE_OPEN_NOFOLLOW: Int32 = 0x0100_0000
/// The connection answers extended codes.
public let SQLITE_OPEN_EXRESCODE: Int32 = 0x0200_0000
/// The file is closed while the device is locked.
public let SQLITE_OPEN_FILEPROTECTION_COMPLETE: Int32 = 0x0010_0000
/// A file that is open stays so while the device is locked.
public let SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN: Int32 = 0x0020_0000
/// The file is closed until the device was unlocked once.
public let SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION: Int32 = 0x0030_0000
/// The file is always open to the app.
public let SQLITE_OPEN_FILEPROTECTION_NONE: Int32 = 0x0040_0000
/// The bits for the protection of the file.
public let SQLITE_OPEN_FILEPROTECTION_MASK: Int32 = 0x0070_0000
/// The statement is used many times.
public let SQLITE_PREPARE_PERSISTENT: Int32 = 0x01
/// The normalized text of the statement is kept.
public let SQLITE_PREPARE_NORMALIZE: Int32 = 0x02
/// The statement must not use virtual tables.
public let SQLITE_PREPARE_NO_VTAB: Int32 = 0x04
/// The type of whole numbers.
public let SQLITE_INTEGER: Int32 = 1
/// The type of floating-point numbers.
public let SQLITE_FLOAT: Int32 = 2
/// The type of texts in UTF-8.
public let SQLITE_TEXT: Int32 = 3
/// The type of texts, by its newer name.
public let SQLITE3_TEXT: Int32 = 3
/// The type of any data.
public let SQLITE_BLOB: Int32 = 4
/// The type of no value.
public let SQLITE_NULL: Int32 = 5
/// Texts of functions are in UTF-8.
public let SQLITE_UTF8: Int32 = 1
/// Texts are in UTF-16, low bytes first.
public let SQLITE_UTF16LE: Int32 = 2
/// Texts are in UTF-16, high bytes first.
public let SQLITE_UTF16BE: Int32 = 3
/// Texts are in UTF-16 of the device.
public let SQLITE_UTF16: Int32 = 4
/// Texts are in any encoding.
public let SQLITE_ANY: Int32 = 5
/// A function has the same result for the same values.
public let SQLITE_DETERMINISTIC: Int32 = 0x0000_0800
/// A function is not used by triggers and views.
public let SQLITE_DIRECTONLY: Int32 = 0x0008_0000
/// A function does no harm.
public let SQLITE_INNOCUOUS: Int32 = 0x0020_0000
/// The operation of deleting a row.
public let SQLITE_DELETE: Int32 = 9
/// The operation of inserting a row.
public let SQLITE_INSERT: Int32 = 18
/// The operation of reading a table.
public let SQLITE_SELECT: Int32 = 21
/// The operation of a transaction.
public let SQLITE_TRANSACTION: Int32 = 22
/// The operation of changing a row.
public let SQLITE_UPDATE: Int32 = 23
/// A checkpoint that waits for nobody.
public let SQLITE_CHECKPOINT_PASSIVE: Int32 = 0
/// A checkpoint that waits for those who write.
public let SQLITE_CHECKPOINT_FULL: Int32 = 1
/// A checkpoint that also waits for those who read.
public let SQLITE_CHECKPOINT_RESTART: Int32 = 2
/// A checkpoint that also shortens the log.
public let SQLITE_CHECKPOINT_TRUNCATE: Int32 = 3
/// The limit for the size of a value.
public let SQLITE_LIMIT_LENGTH: Int32 = 0
/// The limit for the length of a statement.
public let SQLITE_LIMIT_SQL_LENGTH: Int32 = 1
/// The limit for the columns of a table.
public let SQLITE_LIMIT_COLUMN: Int32 = 2
/// The limit for the number of a parameter.
public let SQLITE_LIMIT_VARIABLE_NUMBER: Int32 = 9
/// A statement begins to run.
public let SQLITE_TRACE_STMT: Int32 = 0x01
/// A statement has run, with its time.
public let SQLITE_TRACE_PROFILE: Int32 = 0x02
/// A statement has found a row.
public let SQLITE_TRACE_ROW: Int32 = 0x04
/// A connection has been closed.
public let SQLITE_TRACE_CLOSE: Int32 = 0x08
/// Whether the log stays after the last connection is closed.
public let SQLITE_FCNTL_PERSIST_WAL: Int32 = 10
/// The version of the data in a file.
public let SQLITE_FCNTL_DATA_VERSION: Int32 = 35
/// One thread uses the library.
public let SQLITE_CONFIG_SINGLETHREAD: Int32 = 1
/// Threads use connections of their own.
public let SQLITE_CONFIG_MULTITHREAD: Int32 = 2
/// Threads share connections, one after the other.
public let SQLITE_CONFIG_SERIALIZED: Int32 = 3
/// The version of the library as a number.
public let SQLITE_VERSION_NUMBER: Int32 = 3_043_002
/// The version of the library.
public let SQLITE_VERSION = "3.43.2"
