// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What the type of a record is.
public enum NFCTypeNameFormat: UInt8, Sendable {
  /// The record has no type and no content.
  case empty = 0
  /// A type of the NFC Forum.
  case nfcWellKnown = 1
  /// A type of media, as in RFC 2046.
  case media = 2
  /// An address, as in RFC 3986.
  case absoluteURI = 3
  /// A type of somebody else.
  case nfcExternal = 4
  /// The type is not known.
  case unknown = 5
  /// The type of the record before.
  case unchanged = 6
}

/// A message of a tag, made of records.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  /// The records of the message, in order.
  open var records: [NFCNDEFPayload]

  /// Creates a message of records.
  public required init(records: [NFCNDEFPayload]) { self.records = records }

  /// Reads a message of its bytes, which is not done here; always nil.
  public init?(data: Data) { return nil }

  /// The length of the message on a tag, in bytes.
  open var length: Int { records.reduce(0) { $0 + $1.length } }
}

/// A record of a message, as it is written on a tag.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  /// What the type of the record is.
  open var typeNameFormat: NFCTypeNameFormat
  /// The type of the record.
  open var type: Data
  /// The name of the record; empty for none.
  open var identifier: Data
  /// The content of the record.
  open var payload: Data

  /// Creates a record of its parts.
  public required init(
    format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data
  ) {
    typeNameFormat = format
    self.type = type
    self.identifier = identifier
    self.payload = payload
  }

  /// Creates a record of its parts, in pieces of a size, which is not kept.
  public required convenience init(
    format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int
  ) { self.init(format: format, type: type, identifier: identifier, payload: payload) }

  /// The length of the record on a tag, in bytes.
  var length: Int {
    let isShort = payload.count < 256
    let name = identifier.isEmpty ? 0 : 1
    return 2 + (isShort ? 1 : 4) + name + type.count + identifier.count + payload.count
  }
}
