// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Data is gathered as the library likes.
public let Z_NO_FLUSH: Int32 = 0
/// All data so far is written.
public let Z_PARTIAL_FLUSH: Int32 = 1
/// All data so far is written, and ends at a byte.
public let Z_SYNC_FLUSH: Int32 = 2
/// All data so far is written, and what follows does not refer to it.
public let Z_FULL_FLUSH: Int32 = 3
/// No more data is to come.
public let Z_FINISH: Int32 = 4
/// Reading stops between blocks, which it does not do here.
public let Z_BLOCK: Int32 = 5
/// Reading stops after the codes of a block, which it does not do here.
public let Z_TREES: Int32 = 6
/// The function has done something.
public let Z_OK: Int32 = 0
/// The data has come to its end.
public let Z_STREAM_END: Int32 = 1
/// The data needs a dictionary, which it never does here.
public let Z_NEED_DICT: Int32 = 2
/// A file could not be read or written.
public let Z_ERRNO: Int32 = -1
/// The stream or an argument is wrong.
public let Z_STREAM_ERROR: Int32 = -2
/// The data is damaged.
public let Z_DATA_ERROR: Int32 = -3
/// There is not enough memory.
public let Z_MEM_ERROR: Int32 = -4
/// There is no room, or no data.
public let Z_BUF_ERROR: Int32 = -5
/// The library has another version.
public let Z_VERSION_ERROR: Int32 = -6
/// Data is written as it is on a device; it is compressed here.
public let Z_NO_COMPRESSION: Int32 = 0
/// Data is compressed soon; it makes no difference here.
public let Z_BEST_SPEED: Int32 = 1
/// Data is compressed well; it makes no difference here.
public let Z_BEST_COMPRESSION: Int32 = 9
/// Data is compressed as usual.
public let Z_DEFAULT_COMPRESSION: Int32 = -1
/// Data is of a filter; it makes no difference here.
public let Z_FILTERED: Int32 = 1
/// Nothing is repeated; it makes no difference here.
public let Z_HUFFMAN_ONLY: Int32 = 2
/// Single bytes are repeated; it makes no difference here.
public let Z_RLE: Int32 = 3
/// No codes are made; it makes no difference here.
public let Z_FIXED: Int32 = 4
/// Data is of any sort.
public let Z_DEFAULT_STRATEGY: Int32 = 0
/// The data is bytes.
public let Z_BINARY: Int32 = 0
/// The data is text.
public let Z_TEXT: Int32 = 1
/// It is not known what the data is.
public let Z_UNKNOWN: Int32 = 2
/// The only method of compression.
public let Z_DEFLATED: Int32 = 8
/// The largest number of bits of how far back data refers.
public let MAX_WBITS: Int32 = 15
/// The largest amount of memory.
public let MAX_MEM_LEVEL: Int32 = 9
/// The version of the library whose functions are here.
public let ZLIB_VERSION = "1.2.12"

/// A byte of data.
public typealias Bytef = UInt8
/// A number of 32 bits.
public typealias uInt = UInt32
/// A number of 64 bits.
public typealias uLong = UInt
/// A number of 64 bits, as pointers have it.
public typealias uLongf = UInt

/// Returns the version of the library whose functions are here, as a text of C that stays.
public func zlibVersion() -> UnsafePointer<CChar> { version.text }

private let version = StaticText(ZLIB_VERSION)

/// A text of C in memory that is never freed.
struct StaticText: @unchecked Sendable {
  let text: UnsafePointer<CChar>

  init(_ string: String) {
    let characters = string.utf8CString
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
    memory.initialize(from: Array(characters), count: characters.count)
    text = UnsafePointer(memory)
  }
}
