// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How a tag of ISO 15693 is asked.
public struct NFCISO15693RequestFlag: OptionSet, Sendable {
  /// The members as bits of a number.
  public let rawValue: UInt8
  /// Creates a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// With two carriers in place of one.
  public static let dualSubCarriers: NFCISO15693RequestFlag = NFCISO15693RequestFlag(rawValue: 1)
  /// With the high rate of data.
  public static let highDataRate: NFCISO15693RequestFlag = NFCISO15693RequestFlag(rawValue: 2)
  /// With an extension of the protocol.
  public static let protocolExtension: NFCISO15693RequestFlag = NFCISO15693RequestFlag(rawValue: 8)
  /// Only the tag that was selected answers.
  public static let select: NFCISO15693RequestFlag = NFCISO15693RequestFlag(rawValue: 16)
  /// Only the tag with the identifier answers.
  public static let address: NFCISO15693RequestFlag = NFCISO15693RequestFlag(rawValue: 32)
  /// The option of the command is set.
  public static let option: NFCISO15693RequestFlag = NFCISO15693RequestFlag(rawValue: 64)
  /// The last bit of a command is set.
  public static let commandSpecificBit8: NFCISO15693RequestFlag = NFCISO15693RequestFlag(
    rawValue: 128)
}

/// How a tag is asked, by the name that is used in calls.
public typealias RequestFlag = NFCISO15693RequestFlag

/// A tag of ISO 15693; there is none here.
public protocol NFCISO15693Tag: NFCNDEFTag {
  /// The identifier of the tag.
  var identifier: Data { get }
  /// The number of the manufacturer.
  var icManufacturerCode: Int { get }
  /// The serial number that the manufacturer gave.
  var icSerialNumber: Data { get }
  /// Reads a block of the tag by its number.
  @preconcurrency func readSingleBlock(
    requestFlags flags: RequestFlag, blockNumber: UInt8,
    completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
  /// Reads several blocks of the tag.
  @preconcurrency func readMultipleBlocks(
    requestFlags flags: RequestFlag, blockRange: NSRange,
    completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void)
  /// Writes a block of the tag by its number.
  @preconcurrency func writeSingleBlock(
    requestFlags flags: RequestFlag, blockNumber: UInt8, dataBlock: Data,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Sends a command of a manufacturer, and gets the answer.
  @preconcurrency func customCommand(
    requestFlags flags: RequestFlag, customCommandCode: Int, customRequestParameters: Data,
    completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
  /// Gets what the tag says of itself: the format, the family, the number of blocks, their size and the chip.
  @preconcurrency func getSystemInfo(
    requestFlags flags: RequestFlag,
    completionHandler: @escaping @Sendable (Int, Int, Int, Int, Int, (any Error)?) -> Void)
}
