// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The type of services for what is known of an accessory.
public let HMServiceTypeAccessoryInformation = "0000003E-0000-1000-8000-0026BB765291"
/// The type of services for lamps.
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
/// The type of services for switches.
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
/// The type of services for outlets.
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
/// The type of services for thermostats.
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
/// The type of services for doors of garages.
public let HMServiceTypeGarageDoorOpener = "00000041-0000-1000-8000-0026BB765291"
/// The type of services for locks.
public let HMServiceTypeLockMechanism = "00000045-0000-1000-8000-0026BB765291"
/// The type of services for settings of locks.
public let HMServiceTypeLockManagement = "00000044-0000-1000-8000-0026BB765291"
/// The type of services for fans.
public let HMServiceTypeFan = "00000040-0000-1000-8000-0026BB765291"
/// The type of services for fans of ventilations.
public let HMServiceTypeVentilationFan = "000000B7-0000-1000-8000-0026BB765291"
/// The type of services for doors.
public let HMServiceTypeDoor = "00000081-0000-1000-8000-0026BB765291"
/// The type of services for windows.
public let HMServiceTypeWindow = "0000008B-0000-1000-8000-0026BB765291"
/// The type of services for blinds and curtains.
public let HMServiceTypeWindowCovering = "0000008C-0000-1000-8000-0026BB765291"
/// The type of services for slats.
public let HMServiceTypeSlats = "000000B9-0000-1000-8000-0026BB765291"
/// The type of services for alarm systems.
public let HMServiceTypeSecuritySystem = "0000007E-0000-1000-8000-0026BB765291"
/// The type of services for sensors of temperature.
public let HMServiceTypeTemperatureSensor = "0000008A-0000-1000-8000-0026BB765291"
/// The type of services for sensors of humidity.
public let HMServiceTypeHumiditySensor = "00000082-0000-1000-8000-0026BB765291"
/// The type of services for sensors of movement.
public let HMServiceTypeMotionSensor = "00000085-0000-1000-8000-0026BB765291"
/// The type of services for sensors of light.
public let HMServiceTypeLightSensor = "00000084-0000-1000-8000-0026BB765291"
/// The type of services for sensors of doors and windows.
public let HMServiceTypeContactSensor = "00000080-0000-1000-8000-0026BB765291"
/// The type of services for sensors of people in a room.
public let HMServiceTypeOccupancySensor = "00000086-0000-1000-8000-0026BB765291"
/// The type of services for sensors of water.
public let HMServiceTypeLeakSensor = "00000083-0000-1000-8000-0026BB765291"
/// The type of services for sensors of smoke.
public let HMServiceTypeSmokeSensor = "00000087-0000-1000-8000-0026BB765291"
/// The type of services for sensors of carbon monoxide.
public let HMServiceTypeCarbonMonoxideSensor = "0000007F-0000-1000-8000-0026BB765291"
/// The type of services for sensors of carbon dioxide.
public let HMServiceTypeCarbonDioxideSensor = "00000097-0000-1000-8000-0026BB765291"
/// The type of services for sensors of the air.
public let HMServiceTypeAirQualitySensor = "0000008D-0000-1000-8000-0026BB765291"
/// The type of services for air purifiers.
public let HMServiceTypeAirPurifier = "000000BB-0000-1000-8000-0026BB765291"
/// The type of services for filters.
public let HMServiceTypeFilterMaintenance = "000000BA-0000-1000-8000-0026BB765291"
/// The type of services for heaters and coolers.
public let HMServiceTypeHeaterCooler = "000000BC-0000-1000-8000-0026BB765291"
/// The type of services for humidifiers and dehumidifiers.
public let HMServiceTypeHumidifierDehumidifier = "000000BD-0000-1000-8000-0026BB765291"
/// The type of services for batteries.
public let HMServiceTypeBattery = "00000096-0000-1000-8000-0026BB765291"
/// The type of services for buttons with a state.
public let HMServiceTypeStatefulProgrammableSwitch = "00000088-0000-1000-8000-0026BB765291"
/// The type of services for buttons.
public let HMServiceTypeStatelessProgrammableSwitch = "00000089-0000-1000-8000-0026BB765291"
/// The type of services for speakers.
public let HMServiceTypeSpeaker = "00000113-0000-1000-8000-0026BB765291"
/// The type of services for microphones.
public let HMServiceTypeMicrophone = "00000112-0000-1000-8000-0026BB765291"
/// The type of services for videos of cameras.
public let HMServiceTypeCameraRTPStreamManagement = "00000110-0000-1000-8000-0026BB765291"
/// The type of services for settings of cameras.
public let HMServiceTypeCameraControl = "00000111-0000-1000-8000-0026BB765291"
/// The type of services for doorbells.
public let HMServiceTypeDoorbell = "00000121-0000-1000-8000-0026BB765291"
/// The type of services for valves.
public let HMServiceTypeValve = "000000D0-0000-1000-8000-0026BB765291"
/// The type of services for irrigation systems.
public let HMServiceTypeIrrigationSystem = "000000CF-0000-1000-8000-0026BB765291"
/// The type of services for faucets.
public let HMServiceTypeFaucet = "000000D7-0000-1000-8000-0026BB765291"
/// The type of services for labels of buttons.
public let HMServiceTypeLabelNamespace = "000000CC-0000-1000-8000-0026BB765291"
/// The type of services for televisions.
public let HMServiceTypeTelevision = "000000D8-0000-1000-8000-0026BB765291"
/// The type of services for inputs of televisions.
public let HMServiceTypeInputSource = "000000D9-0000-1000-8000-0026BB765291"

/// The category of all other accessories.
public let HMAccessoryCategoryTypeOther = "HMAccessoryCategoryTypeOther"
/// The category of bridges to other accessories.
public let HMAccessoryCategoryTypeBridge = "HMAccessoryCategoryTypeBridge"
/// The category of lamps of all sorts.
public let HMAccessoryCategoryTypeLightbulb = "HMAccessoryCategoryTypeLightbulb"
/// The category of switches of all sorts.
public let HMAccessoryCategoryTypeSwitch = "HMAccessoryCategoryTypeSwitch"
/// The category of outlets of all sorts.
public let HMAccessoryCategoryTypeOutlet = "HMAccessoryCategoryTypeOutlet"
/// The category of thermostats of all sorts.
public let HMAccessoryCategoryTypeThermostat = "HMAccessoryCategoryTypeThermostat"
/// The category of fans of all sorts.
public let HMAccessoryCategoryTypeFan = "HMAccessoryCategoryTypeFan"
/// The category of doors of garages.
public let HMAccessoryCategoryTypeGarageDoorOpener = "HMAccessoryCategoryTypeGarageDoorOpener"
/// The category of locks of doors.
public let HMAccessoryCategoryTypeDoorLock = "HMAccessoryCategoryTypeDoorLock"
/// The category of doors of all sorts.
public let HMAccessoryCategoryTypeDoor = "HMAccessoryCategoryTypeDoor"
/// The category of windows of all sorts.
public let HMAccessoryCategoryTypeWindow = "HMAccessoryCategoryTypeWindow"
/// The category of blinds and curtains.
public let HMAccessoryCategoryTypeWindowCovering = "HMAccessoryCategoryTypeWindowCovering"
/// The category of sensors of all sorts.
public let HMAccessoryCategoryTypeSensor = "HMAccessoryCategoryTypeSensor"
/// The category of alarm systems of all sorts.
public let HMAccessoryCategoryTypeSecuritySystem = "HMAccessoryCategoryTypeSecuritySystem"
/// The category of buttons of all sorts.
public let HMAccessoryCategoryTypeProgrammableSwitch = "HMAccessoryCategoryTypeProgrammableSwitch"
/// The category of extenders of a network.
public let HMAccessoryCategoryTypeRangeExtender = "HMAccessoryCategoryTypeRangeExtender"
/// The category of cameras of a network.
public let HMAccessoryCategoryTypeIPCamera = "HMAccessoryCategoryTypeIPCamera"
/// The category of doorbells with a camera.
public let HMAccessoryCategoryTypeVideoDoorbell = "HMAccessoryCategoryTypeVideoDoorbell"
/// The category of air purifiers of all sorts.
public let HMAccessoryCategoryTypeAirPurifier = "HMAccessoryCategoryTypeAirPurifier"
/// The category of heaters of all sorts.
public let HMAccessoryCategoryTypeAirHeater = "HMAccessoryCategoryTypeAirHeater"
/// The category of air conditioners of all sorts.
public let HMAccessoryCategoryTypeAirConditioner = "HMAccessoryCategoryTypeAirConditioner"
