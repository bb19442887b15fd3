// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A tag of one of the types that a session looks for; there is none here.
public enum NFCTag: @unchecked Sendable {
  /// A tag of FeliCa, as in tickets of Japan.
  case feliCa(any NFCFeliCaTag)
  /// A tag of ISO 7816, as in passports.
  case iso7816(any NFCISO7816Tag)
  /// A tag of ISO 15693, as in libraries.
  case iso15693(any NFCISO15693Tag)
  /// A tag of MIFARE, as in tickets.
  case miFare(any NFCMiFareTag)

  /// Whether the tag is connected.
  public var isAvailable: Bool {
    switch self {
    case .feliCa(let tag): tag.isAvailable
    case .iso7816(let tag): tag.isAvailable
    case .iso15693(let tag): tag.isAvailable
    case .miFare(let tag): tag.isAvailable
    }
  }
}

/// A command for a tag of ISO 7816.
open class NFCISO7816APDU: NSObject, NSCopying, @unchecked Sendable {
  /// The class of the command.
  public let instructionClass: UInt8
  /// The number of the command.
  public let instructionCode: UInt8
  /// The first parameter of the command.
  public let p1Parameter: UInt8
  /// The second parameter of the command.
  public let p2Parameter: UInt8
  /// The content of the command; nil for none.
  public let data: Data?
  /// How many bytes are expected as the answer; -1 for none.
  public let expectedResponseLength: Int

  /// Creates a command of its parts.
  public init(
    instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8,
    data: Data, expectedResponseLength: Int
  ) {
    self.instructionClass = instructionClass
    self.instructionCode = instructionCode
    self.p1Parameter = p1Parameter
    self.p2Parameter = p2Parameter
    self.data = data
    self.expectedResponseLength = expectedResponseLength
  }

  /// Creates a command of its bytes; nil if there are fewer than four.
  public init?(data: Data) {
    let bytes = Array(data)
    guard bytes.count >= 4 else { return nil }
    instructionClass = bytes[0]
    instructionCode = bytes[1]
    p1Parameter = bytes[2]
    p2Parameter = bytes[3]
    let count = bytes.count > 5 ? Int(bytes[4]) : 0
    self.data = count > 0 ? Data(bytes.dropFirst(5).prefix(count)) : nil
    expectedResponseLength = bytes.count == 5 ? Int(bytes[4]) : -1
  }

  /// Returns the command itself, as it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A tag of ISO 7816; there is none here.
public protocol NFCISO7816Tag: NFCNDEFTag {
  /// The identifier of the application that was chosen first.
  var initialSelectedAID: String { get }
  /// The identifier of the tag.
  var identifier: Data { get }
  /// The historical bytes of a tag of type A; nil for others.
  var historicalBytes: Data? { get }
  /// The data of the application of a tag of type B; nil for others.
  var applicationData: Data? { get }
  /// Sends a command, and gets the answer with its two bytes of state.
  @preconcurrency func sendCommand(
    apdu: NFCISO7816APDU,
    completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
}

/// The family of a tag of MIFARE.
public enum NFCMiFareFamily: UInt, Sendable {
  /// The family is not known.
  case unknown = 1
  /// The family MIFARE Ultralight.
  case ultralight = 2
  /// The family MIFARE Plus.
  case plus = 3
  /// The family MIFARE DESFire.
  case desfire = 4
}

/// A tag of MIFARE; there is none here.
public protocol NFCMiFareTag: NFCNDEFTag {
  /// The family of the tag.
  var mifareFamily: NFCMiFareFamily { get }
  /// The identifier of the tag.
  var identifier: Data { get }
  /// The historical bytes of the tag; nil for none.
  var historicalBytes: Data? { get }
  /// Sends a command, and gets the answer.
  @preconcurrency func sendMiFareCommand(
    commandPacket command: Data,
    completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
  /// Sends a command of ISO 7816, and gets the answer with its two bytes of state.
  @preconcurrency func sendMiFareISO7816Command(
    _ apdu: NFCISO7816APDU,
    completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
}
