// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The type of characteristics for whether something is on.
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
/// The type of characteristics for the brightness in percent.
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
/// The type of characteristics for the hue in degrees.
public let HMCharacteristicTypeHue = "00000013-0000-1000-8000-0026BB765291"
/// The type of characteristics for the saturation in percent.
public let HMCharacteristicTypeSaturation = "0000002F-0000-1000-8000-0026BB765291"
/// The type of characteristics for the temperature of a color.
public let HMCharacteristicTypeColorTemperature = "000000CE-0000-1000-8000-0026BB765291"
/// The type of characteristics for the present temperature.
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
/// The type of characteristics for the wanted temperature.
public let HMCharacteristicTypeTargetTemperature = "00000035-0000-1000-8000-0026BB765291"
/// The type of characteristics for the unit of temperatures.
public let HMCharacteristicTypeTemperatureUnits = "00000036-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it heats or cools.
public let HMCharacteristicTypeCurrentHeatingCooling = "0000000F-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it should heat or cool.
public let HMCharacteristicTypeTargetHeatingCooling = "00000033-0000-1000-8000-0026BB765291"
/// The type of characteristics for the temperature at which it heats.
public let HMCharacteristicTypeHeatingThreshold = "00000012-0000-1000-8000-0026BB765291"
/// The type of characteristics for the temperature at which it cools.
public let HMCharacteristicTypeCoolingThreshold = "0000000D-0000-1000-8000-0026BB765291"
/// The type of characteristics for the present humidity.
public let HMCharacteristicTypeCurrentRelativeHumidity = "00000010-0000-1000-8000-0026BB765291"
/// The type of characteristics for the wanted humidity.
public let HMCharacteristicTypeTargetRelativeHumidity = "00000034-0000-1000-8000-0026BB765291"
/// The type of characteristics for the present state of a door.
public let HMCharacteristicTypeCurrentDoorState = "0000000E-0000-1000-8000-0026BB765291"
/// The type of characteristics for the wanted state of a door.
public let HMCharacteristicTypeTargetDoorState = "00000032-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether something is in the way.
public let HMCharacteristicTypeObstructionDetected = "00000024-0000-1000-8000-0026BB765291"
/// The type of characteristics for the present state of a lock.
public let HMCharacteristicTypeCurrentLockMechanismState = "0000001D-0000-1000-8000-0026BB765291"
/// The type of characteristics for the wanted state of a lock.
public let HMCharacteristicTypeTargetLockMechanismState = "0000001E-0000-1000-8000-0026BB765291"
/// The type of characteristics for what a lock did last.
public let HMCharacteristicTypeLockMechanismLastKnownAction = "0000001C-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether an outlet is used.
public let HMCharacteristicTypeOutletInUse = "00000026-0000-1000-8000-0026BB765291"
/// The type of characteristics for the direction of a fan.
public let HMCharacteristicTypeRotationDirection = "00000028-0000-1000-8000-0026BB765291"
/// The type of characteristics for the speed of a fan in percent.
public let HMCharacteristicTypeRotationSpeed = "00000029-0000-1000-8000-0026BB765291"
/// The type of characteristics for the name.
public let HMCharacteristicTypeName = "00000023-0000-1000-8000-0026BB765291"
/// The type of characteristics for the manufacturer.
public let HMCharacteristicTypeManufacturer = "00000020-0000-1000-8000-0026BB765291"
/// The type of characteristics for the model.
public let HMCharacteristicTypeModel = "00000021-0000-1000-8000-0026BB765291"
/// The type of characteristics for the serial number.
public let HMCharacteristicTypeSerialNumber = "00000030-0000-1000-8000-0026BB765291"
/// The type of characteristics for the version of the firmware.
public let HMCharacteristicTypeFirmwareVersion = "00000052-0000-1000-8000-0026BB765291"
/// The type of characteristics for the version of the hardware.
public let HMCharacteristicTypeHardwareVersion = "00000053-0000-1000-8000-0026BB765291"
/// The type of characteristics for the version of the software.
public let HMCharacteristicTypeSoftwareVersion = "00000054-0000-1000-8000-0026BB765291"
/// The type of characteristics for showing which accessory it is.
public let HMCharacteristicTypeIdentify = "00000014-0000-1000-8000-0026BB765291"
/// The type of characteristics for the version.
public let HMCharacteristicTypeVersion = "00000037-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it makes sounds.
public let HMCharacteristicTypeAudioFeedback = "00000005-0000-1000-8000-0026BB765291"
/// The type of characteristics for the level of a battery in percent.
public let HMCharacteristicTypeBatteryLevel = "00000068-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether a battery is charged.
public let HMCharacteristicTypeChargingState = "0000008F-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether a battery is low.
public let HMCharacteristicTypeStatusLowBattery = "00000079-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it works.
public let HMCharacteristicTypeStatusActive = "00000075-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it has a fault.
public let HMCharacteristicTypeStatusFault = "00000077-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether somebody has opened it.
public let HMCharacteristicTypeStatusTampered = "0000007A-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it is jammed.
public let HMCharacteristicTypeStatusJammed = "00000078-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether something moves.
public let HMCharacteristicTypeMotionDetected = "00000022-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether somebody is there.
public let HMCharacteristicTypeOccupancyDetected = "00000071-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it is closed.
public let HMCharacteristicTypeContactState = "0000006A-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether there is water.
public let HMCharacteristicTypeLeakDetected = "00000070-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether there is smoke.
public let HMCharacteristicTypeSmokeDetected = "00000076-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether there is carbon monoxide.
public let HMCharacteristicTypeCarbonMonoxideDetected = "00000069-0000-1000-8000-0026BB765291"
/// The type of characteristics for the level of carbon monoxide.
public let HMCharacteristicTypeCarbonMonoxideLevel = "00000090-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether there is carbon dioxide.
public let HMCharacteristicTypeCarbonDioxideDetected = "00000092-0000-1000-8000-0026BB765291"
/// The type of characteristics for the level of carbon dioxide.
public let HMCharacteristicTypeCarbonDioxideLevel = "00000093-0000-1000-8000-0026BB765291"
/// The type of characteristics for the quality of the air.
public let HMCharacteristicTypeAirQuality = "00000095-0000-1000-8000-0026BB765291"
/// The type of characteristics for the density of particles.
public let HMCharacteristicTypeAirParticulateDensity = "00000064-0000-1000-8000-0026BB765291"
/// The type of characteristics for the density of small particles.
public let HMCharacteristicTypePM2_5Density = "000000C6-0000-1000-8000-0026BB765291"
/// The type of characteristics for the density of larger particles.
public let HMCharacteristicTypePM10Density = "000000C7-0000-1000-8000-0026BB765291"
/// The type of characteristics for the density of ozone.
public let HMCharacteristicTypeOzoneDensity = "000000C3-0000-1000-8000-0026BB765291"
/// The type of characteristics for the density of nitrogen dioxide.
public let HMCharacteristicTypeNitrogenDioxideDensity = "000000C4-0000-1000-8000-0026BB765291"
/// The type of characteristics for the density of sulphur dioxide.
public let HMCharacteristicTypeSulphurDioxideDensity = "000000C5-0000-1000-8000-0026BB765291"
/// The type of characteristics for the density of organic compounds.
public let HMCharacteristicTypeVolatileOrganicCompoundDensity =
  "000000C8-0000-1000-8000-0026BB765291"
/// The type of characteristics for the level of light in lux.
public let HMCharacteristicTypeCurrentLightLevel = "0000006B-0000-1000-8000-0026BB765291"
/// The type of characteristics for the present position in percent.
public let HMCharacteristicTypeCurrentPosition = "0000006D-0000-1000-8000-0026BB765291"
/// The type of characteristics for the wanted position in percent.
public let HMCharacteristicTypeTargetPosition = "0000007C-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it moves.
public let HMCharacteristicTypePositionState = "00000072-0000-1000-8000-0026BB765291"
/// The type of characteristics for holding a position.
public let HMCharacteristicTypeHoldPosition = "0000006F-0000-1000-8000-0026BB765291"
/// The type of characteristics for the present state of an alarm system.
public let HMCharacteristicTypeCurrentSecuritySystemState = "00000066-0000-1000-8000-0026BB765291"
/// The type of characteristics for the wanted state of an alarm system.
public let HMCharacteristicTypeTargetSecuritySystemState = "00000067-0000-1000-8000-0026BB765291"
/// The type of characteristics for how a button was pressed.
public let HMCharacteristicTypeInputEvent = "00000073-0000-1000-8000-0026BB765291"
/// The type of characteristics for the state of a button.
public let HMCharacteristicTypeOutputState = "00000074-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it is silent.
public let HMCharacteristicTypeMute = "0000011A-0000-1000-8000-0026BB765291"
/// The type of characteristics for the volume in percent.
public let HMCharacteristicTypeVolume = "00000119-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it is active.
public let HMCharacteristicTypeActive = "000000B0-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it is used.
public let HMCharacteristicTypeInUse = "000000D2-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether it swings.
public let HMCharacteristicTypeSwingMode = "000000B6-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether its buttons are locked.
public let HMCharacteristicTypeLockPhysicalControls = "000000A7-0000-1000-8000-0026BB765291"
/// The type of characteristics for how long a filter lasts.
public let HMCharacteristicTypeFilterLifeLevel = "000000AB-0000-1000-8000-0026BB765291"
/// The type of characteristics for whether a filter must be changed.
public let HMCharacteristicTypeFilterChangeIndication = "000000AC-0000-1000-8000-0026BB765291"
/// The type of characteristics for the level of water in percent.
public let HMCharacteristicTypeWaterLevel = "000000B5-0000-1000-8000-0026BB765291"
/// The type of characteristics for the remaining time in seconds.
public let HMCharacteristicTypeRemainingDuration = "000000D4-0000-1000-8000-0026BB765291"
/// The type of characteristics for the wanted time in seconds.
public let HMCharacteristicTypeSetDuration = "000000D3-0000-1000-8000-0026BB765291"
