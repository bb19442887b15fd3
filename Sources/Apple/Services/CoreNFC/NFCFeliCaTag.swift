// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What else a tag of FeliCa should answer.
public enum NFCFeliCaPollingRequestCode: Int, Sendable {
  /// Nothing else is asked for.
  case noRequest = 0
  /// The code of the system is asked for.
  case systemCode = 1
  /// How fast it can be is asked for.
  case communicationPerformance = 2
}

/// In how many slots of time tags answer.
public enum NFCFeliCaPollingTimeSlot: Int, Sendable {
  /// In one slot of time.
  case max1 = 0
  /// In two slots of time.
  case max2 = 1
  /// In four slots of time.
  case max4 = 3
  /// In eight slots of time.
  case max8 = 7
  /// In sixteen slots of time.
  case max16 = 15
}

/// What else a tag should answer, by the name that is used in calls.
public typealias PollingRequestCode = NFCFeliCaPollingRequestCode
/// In how many slots of time tags answer, by the name that is used in calls.
public typealias PollingTimeSlot = NFCFeliCaPollingTimeSlot

/// A tag of FeliCa; there is none here.
public protocol NFCFeliCaTag: NFCNDEFTag {
  /// The code of the system that was chosen.
  var currentSystemCode: Data { get }
  /// The identifier of the tag.
  var currentIDm: Data { get }
  /// Looks for a system on the tag.
  @preconcurrency func polling(
    systemCode: Data, requestCode: NFCFeliCaPollingRequestCode,
    timeSlot: NFCFeliCaPollingTimeSlot,
    completionHandler: @escaping @Sendable (Data, Data, (any Error)?) -> Void)
  /// Gets the versions of the keys of nodes.
  @preconcurrency func requestService(
    nodeCodeList: [Data], completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void)
  /// Gets the mode of the tag.
  @preconcurrency func requestResponse(
    completionHandler: @escaping @Sendable (Int, (any Error)?) -> Void)
  /// Reads blocks of services, and gets two states with the data.
  @preconcurrency func readWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data],
    completionHandler: @escaping @Sendable (Int, Int, [Data], (any Error)?) -> Void)
  /// Writes blocks of services, and gets two states.
  @preconcurrency func writeWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data], blockData: [Data],
    completionHandler: @escaping @Sendable (Int, Int, (any Error)?) -> Void)
  /// Gets the codes of the systems of the tag.
  @preconcurrency func requestSystemCode(
    completionHandler: @escaping @Sendable ([Data], (any Error)?) -> Void)
  /// Sends a command, and gets the answer.
  @preconcurrency func sendFeliCaCommand(
    commandPacket: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
}
