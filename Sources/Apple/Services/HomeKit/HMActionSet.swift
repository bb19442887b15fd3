// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A scene of a home: actions that are done together; there is none here.
open class HMActionSet: NSObject, @unchecked Sendable {
  init(actionSet: Void) {}

  /// The name of the scene; empty here.
  open var name: String { "" }
  /// The actions of the scene; always none here.
  open var actions: Set<HMAction> { [] }
  /// Whether it is being run; always false here.
  open var isExecuting: Bool { false }
  /// Who has made it, such as ``HMActionSetTypeUserDefined``.
  open var actionSetType: String { HMActionSetTypeUserDefined }
  /// The identifier of the scene for the app.
  public let uniqueIdentifier = UUID()
  /// When it was run last; always nil here.
  open var lastExecutionDate: Date? { nil }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateName(
    _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func addAction(
    _ action: HMAction, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func addAction(_ action: HMAction) async throws { throw HMError(.homeAccessNotAuthorized) }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func removeAction(
    _ action: HMAction, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func removeAction(_ action: HMAction) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
}

/// Something that is done in a home; never done here.
open class HMAction: NSObject, @unchecked Sendable {
  init(action: Void) {}

  /// The identifier of the action for the app.
  public let uniqueIdentifier = UUID()
}

/// An action that writes a value of a characteristic; of any type, as Foundation's protocols do not conform to themselves here.
open class HMCharacteristicWriteAction<TargetValueType>: HMAction, @unchecked Sendable {
  /// The characteristic that is written.
  public let characteristic: HMCharacteristic
  /// The value that is written.
  open private(set) var targetValue: TargetValueType

  /// Creates an action that writes a value.
  public init(characteristic: HMCharacteristic, targetValue: TargetValueType) {
    self.characteristic = characteristic
    self.targetValue = targetValue
    super.init(action: ())
  }

  /// Calls the handler with the error that the app has no access to homes.
  @preconcurrency open func updateTargetValue(
    _ value: TargetValueType,
    completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(HMError(.homeAccessNotAuthorized)) }
  /// Throws the error that the app has no access to homes.
  open func updateTargetValue(_ value: TargetValueType) async throws {
    throw HMError(.homeAccessNotAuthorized)
  }
}

/// The scene of the morning.
public let HMActionSetTypeWakeUp = "HMActionSetTypeWakeUp"
/// The scene of the night.
public let HMActionSetTypeSleep = "HMActionSetTypeSleep"
/// The scene of leaving the home.
public let HMActionSetTypeHomeDeparture = "HMActionSetTypeHomeDeparture"
/// The scene of coming home.
public let HMActionSetTypeHomeArrival = "HMActionSetTypeHomeArrival"
/// A scene that a user has made.
public let HMActionSetTypeUserDefined = "HMActionSetTypeUserDefined"
/// A scene of an automation alone.
public let HMActionSetTypeTriggerOwned = "HMActionSetTypeTriggerOwned"
