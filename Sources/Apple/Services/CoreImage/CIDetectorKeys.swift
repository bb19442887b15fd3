// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The type of a detector that looks for faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The type of a detector that looks for rectangles, such as a sheet of paper.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The type of a detector that looks for QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The type of a detector that looks for lines of text.
public let CIDetectorTypeText = "CIDetectorTypeText"

/// The option for how exact a detector is.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The value of an option for a quick detector.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The value of an option for an exact detector.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The option for whether a face is followed through pictures.
public let CIDetectorTracking = "CIDetectorTracking"
/// The option for the size of the smallest thing that is looked for, as a part of the picture's.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The option for how many things are looked for.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The option for how a picture is turned, as a number of EXIF.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The option for whether a detector asks if somebody smiles.
public let CIDetectorSmile = "CIDetectorSmile"
/// The option for whether a detector asks if somebody blinks.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The option for the ratio of the sides of a rectangle.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
