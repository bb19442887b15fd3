// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Whether a thermostat heats or cools.
public enum HMCharacteristicValueHeatingCooling: Int, Sendable {
  /// It does neither of them.
  case off = 0
  /// It heats the room.
  case heat = 1
  /// It cools the room.
  case cool = 2
  /// It heats or cools as needed.
  case auto = 3
}

/// The unit in which an accessory shows temperatures.
public enum HMCharacteristicValueTemperatureUnit: Int, Sendable {
  /// It shows degrees Celsius.
  case celsius = 0
  /// It shows degrees Fahrenheit.
  case fahrenheit = 1
}

/// The present state of a door.
public enum HMCharacteristicValueDoorState: Int, Sendable {
  /// The door is open.
  case open = 0
  /// The door is closed.
  case closed = 1
  /// The door is being opened.
  case opening = 2
  /// The door is being closed.
  case closing = 3
  /// The door has stopped in between.
  case stopped = 4
}

/// The wanted state of a door.
public enum HMCharacteristicValueTargetDoorState: Int, Sendable {
  /// The door should be open.
  case open = 0
  /// The door should be closed.
  case closed = 1
}

/// The present state of a lock.
public enum HMCharacteristicValueLockMechanismState: Int, Sendable {
  /// The lock is open.
  case unsecured = 0
  /// The lock is locked.
  case secured = 1
  /// The lock is jammed now.
  case jammed = 2
  /// The state is not known.
  case unknown = 3
}

/// The wanted state of a lock.
public enum HMCharacteristicValueTargetLockMechanismState: Int, Sendable {
  /// The lock should be open.
  case unsecured = 0
  /// The lock should be locked.
  case secured = 1
}

/// How a window or a blind moves.
public enum HMCharacteristicValuePositionState: Int, Sendable {
  /// It is being closed.
  case closing = 0
  /// It is being opened.
  case opening = 1
  /// It does not move.
  case stopped = 2
}

/// The state of a battery.
public enum HMCharacteristicValueBatteryStatus: Int, Sendable {
  /// The battery is not low.
  case normal = 0
  /// The battery is low.
  case low = 1
}

/// Whether a battery is charged.
public enum HMCharacteristicValueChargingState: Int, Sendable {
  /// It is not charged.
  case none = 0
  /// It is being charged.
  case inProgress = 1
  /// It cannot be charged.
  case notChargeable = 2
}

/// The state of a sensor of a door.
public enum HMCharacteristicValueContactState: Int, Sendable {
  /// The door is closed.
  case detected = 0
  /// The door is open.
  case none = 1
}

/// The present state of an alarm system.
public enum HMCharacteristicValueCurrentSecuritySystemState: Int, Sendable {
  /// It is armed while users are home.
  case stayArm = 0
  /// It is armed while users are away.
  case awayArm = 1
  /// It is armed for the night.
  case nightArm = 2
  /// It is not armed.
  case disarmed = 3
  /// It has raised an alarm.
  case triggered = 4
}

/// The wanted state of an alarm system.
public enum HMCharacteristicValueTargetSecuritySystemState: Int, Sendable {
  /// It should be armed at home.
  case stayArm = 0
  /// It should be armed while users are away.
  case awayArm = 1
  /// It should be armed for the night.
  case nightArm = 2
  /// It should not be armed.
  case disarm = 3
}

/// The quality of the air.
public enum HMCharacteristicValueAirQuality: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// The air is very clean.
  case excellent = 1
  /// The air is clean.
  case good = 2
  /// The air is not bad.
  case fair = 3
  /// The air is not good.
  case inferior = 4
  /// The air is bad.
  case poor = 5
}

/// The direction of a fan.
public enum HMCharacteristicValueRotationDirection: Int, Sendable {
  /// It turns clockwise as seen.
  case clockwise = 0
  /// It turns the other way.
  case counterClockwise = 1
}

/// How a button was pressed.
public enum HMCharacteristicValueInputEvent: Int, Sendable {
  /// It was pressed once.
  case singlePress = 0
  /// It was pressed twice.
  case doublePress = 1
  /// It was pressed for longer.
  case longPress = 2
}

/// Whether something is active.
public enum HMCharacteristicValueActivationState: Int, Sendable {
  /// It is not active.
  case inactive = 0
  /// It is active now.
  case active = 1
}

/// Whether somebody is in a room.
public enum HMCharacteristicValueOccupancyStatus: Int, Sendable {
  /// Nobody is in the room.
  case notOccupied = 0
  /// Somebody is in the room.
  case occupied = 1
}

/// Whether a sensor finds water.
public enum HMCharacteristicValueLeakStatus: Int, Sendable {
  /// It finds no water.
  case none = 0
  /// It has found water.
  case detected = 1
}

/// Whether a sensor finds smoke.
public enum HMCharacteristicValueSmokeDetectionStatus: Int, Sendable {
  /// It finds no smoke.
  case none = 0
  /// It has found smoke.
  case detected = 1
}
