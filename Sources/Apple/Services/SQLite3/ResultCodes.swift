// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The call did what it should.
public let SQLITE_OK: Int32 = 0
/// The statement has an error, or something else is wrong.
public let SQLITE_ERROR: Int32 = 1
/// The library has a fault of its own.
public let SQLITE_INTERNAL: Int32 = 2
/// The file cannot have the permissions that it needs.
public let SQLITE_PERM: Int32 = 3
/// A callback ended the operation early.
public let SQLITE_ABORT: Int32 = 4
/// Another connection has locked the database.
public let SQLITE_BUSY: Int32 = 5
/// A table of the database is locked.
public let SQLITE_LOCKED: Int32 = 6
/// There is not enough memory.
public let SQLITE_NOMEM: Int32 = 7
/// The database can only be read.
public let SQLITE_READONLY: Int32 = 8
/// The operation was interrupted by the app.
public let SQLITE_INTERRUPT: Int32 = 9
/// The file could not be read or written.
public let SQLITE_IOERR: Int32 = 10
/// The file of the database is damaged.
public let SQLITE_CORRUPT: Int32 = 11
/// The operation is not known to a file.
public let SQLITE_NOTFOUND: Int32 = 12
/// The disk or the database is full.
public let SQLITE_FULL: Int32 = 13
/// The database cannot be opened, which is always the answer here.
public let SQLITE_CANTOPEN: Int32 = 14
/// The locks of the file are inconsistent.
public let SQLITE_PROTOCOL: Int32 = 15
/// The database is empty; no call answers this.
public let SQLITE_EMPTY: Int32 = 16
/// The tables changed after the statement was prepared.
public let SQLITE_SCHEMA: Int32 = 17
/// A text or data is too large.
public let SQLITE_TOOBIG: Int32 = 18
/// A constraint of a table does not hold.
public let SQLITE_CONSTRAINT: Int32 = 19
/// A value has the wrong type.
public let SQLITE_MISMATCH: Int32 = 20
/// The call is wrong, such as one without a statement.
public let SQLITE_MISUSE: Int32 = 21
/// The system has no large files.
public let SQLITE_NOLFS: Int32 = 22
/// The app does not allow the statement.
public let SQLITE_AUTH: Int32 = 23
/// The format is wrong; no call answers this.
public let SQLITE_FORMAT: Int32 = 24
/// A parameter or a column has a wrong number.
public let SQLITE_RANGE: Int32 = 25
/// The file is not a database.
public let SQLITE_NOTADB: Int32 = 26
/// Something unusual is said in the log.
public let SQLITE_NOTICE: Int32 = 27
/// Something is likely wrong, says the log.
public let SQLITE_WARNING: Int32 = 28
/// A statement has another row.
public let SQLITE_ROW: Int32 = 100
/// A statement has no more rows.
public let SQLITE_DONE: Int32 = 101
/// The statement should be prepared again.
public let SQLITE_ERROR_RETRY: Int32 = 513
/// Another process restores the log of the database.
public let SQLITE_BUSY_RECOVERY: Int32 = 261
/// A reader cannot write, as its snapshot is old.
public let SQLITE_BUSY_SNAPSHOT: Int32 = 517
/// A lock was not had in time.
public let SQLITE_BUSY_TIMEOUT: Int32 = 773
/// A connection with the same cache has a lock.
public let SQLITE_LOCKED_SHAREDCACHE: Int32 = 262
/// The file was moved after it was opened.
public let SQLITE_READONLY_DBMOVED: Int32 = 1032
/// The journal must be rolled back, which cannot be done.
public let SQLITE_READONLY_ROLLBACK: Int32 = 776
/// The file could not be read.
public let SQLITE_IOERR_READ: Int32 = 266
/// The file has fewer bytes than asked for.
public let SQLITE_IOERR_SHORT_READ: Int32 = 522
/// The file could not be written.
public let SQLITE_IOERR_WRITE: Int32 = 778
/// The file could not be brought to the disk.
public let SQLITE_IOERR_FSYNC: Int32 = 1034
/// There is not enough memory for the file.
public let SQLITE_IOERR_NOMEM: Int32 = 3082
/// The file could not be locked.
public let SQLITE_IOERR_LOCK: Int32 = 3850
/// The file to open is a folder.
public let SQLITE_CANTOPEN_ISDIR: Int32 = 526
/// The full path of the file is not known.
public let SQLITE_CANTOPEN_FULLPATH: Int32 = 782
/// The content of a virtual table is damaged.
public let SQLITE_CORRUPT_VTAB: Int32 = 267
/// A condition of a table does not hold.
public let SQLITE_CONSTRAINT_CHECK: Int32 = 275
/// A foreign key refers to no row.
public let SQLITE_CONSTRAINT_FOREIGNKEY: Int32 = 787
/// A value that must not be null is null.
public let SQLITE_CONSTRAINT_NOTNULL: Int32 = 1299
/// A primary key is there already.
public let SQLITE_CONSTRAINT_PRIMARYKEY: Int32 = 1555
/// A trigger has ended the statement.
public let SQLITE_CONSTRAINT_TRIGGER: Int32 = 1811
/// A value that must be unique is there already.
public let SQLITE_CONSTRAINT_UNIQUE: Int32 = 2067
/// The number of a row is there already.
public let SQLITE_CONSTRAINT_ROWID: Int32 = 2579
