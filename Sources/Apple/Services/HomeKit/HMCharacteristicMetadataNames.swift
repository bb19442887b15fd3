// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The value can be read.
public let HMCharacteristicPropertyReadable = "HMCharacteristicPropertyReadable"
/// The value can be written.
public let HMCharacteristicPropertyWritable = "HMCharacteristicPropertyWritable"
/// The value is not shown to users.
public let HMCharacteristicPropertyHidden = "HMCharacteristicPropertyHidden"
/// The app can learn of changes.
public let HMCharacteristicPropertySupportsEventNotification =
  "HMCharacteristicPropertySupportsEventNotification"
/// The format of Boolean values.
public let HMCharacteristicMetadataFormatBool = "bool"
/// The format of whole numbers.
public let HMCharacteristicMetadataFormatInt = "int"
/// The format of floating-point numbers.
public let HMCharacteristicMetadataFormatFloat = "float"
/// The format of texts in UTF-8.
public let HMCharacteristicMetadataFormatString = "string"
/// The format of lists of values.
public let HMCharacteristicMetadataFormatArray = "array"
/// The format of values with keys.
public let HMCharacteristicMetadataFormatDictionary = "dictionary"
/// The format of numbers of 8 bits.
public let HMCharacteristicMetadataFormatUInt8 = "uint8"
/// The format of numbers of 16 bits.
public let HMCharacteristicMetadataFormatUInt16 = "uint16"
/// The format of numbers of 32 bits.
public let HMCharacteristicMetadataFormatUInt32 = "uint32"
/// The format of numbers of 64 bits.
public let HMCharacteristicMetadataFormatUInt64 = "uint64"
/// The format of data of any sort.
public let HMCharacteristicMetadataFormatData = "data"
/// The format of values with types and lengths.
public let HMCharacteristicMetadataFormatTLV8 = "tlv8"
/// The unit of degrees Celsius.
public let HMCharacteristicMetadataUnitsCelsius = "celsius"
/// The unit of degrees Fahrenheit.
public let HMCharacteristicMetadataUnitsFahrenheit = "fahrenheit"
/// The unit of parts of a hundred.
public let HMCharacteristicMetadataUnitsPercentage = "percentage"
/// The unit of degrees of a circle.
public let HMCharacteristicMetadataUnitsArcDegree = "arcdegrees"
/// The unit of seconds of time.
public let HMCharacteristicMetadataUnitsSeconds = "seconds"
/// The unit of lux of light.
public let HMCharacteristicMetadataUnitsLux = "lux"
/// The unit of parts of a million.
public let HMCharacteristicMetadataUnitsPartsPerMillion = "ppm"
/// The unit of micrograms in a cubic meter.
public let HMCharacteristicMetadataUnitsMicrogramsPerCubicMeter = "micrograms/m^3"
