// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// The key of whether decoded pixels are cached; it has no effect here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key of whether pixels are decoded when the image is created; it has no effect here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The key of whether a thumbnail is made even if the file has one; one is always made here.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of whether a thumbnail is made if the file has none; one is always made here.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of whether a thumbnail is rotated by the orientation of its file.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The key of the maximum length of a thumbnail's longer side, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The key of the type that a file is taken for; its content says what it is here.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The key of the properties of a GIF, which no image has here.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of how often a GIF is shown; 0 is without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key of how long a picture of a GIF is shown, in seconds, and no less than 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of how long a picture of a GIF is shown, in seconds, as its file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the width of an image, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height of an image, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the orientation of an image, as an EXIF value from 1 to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of whether pixels may be numbers with fractions; it has no effect here.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The key of how much smaller an image is decoded; it has no effect here.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// The key of how many bytes a file has.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of the dots an inch from the left to the right, which no image has here.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The key of the dots an inch from the top to the bottom, which no image has here.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key of the bits of a component, which no image has here.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of what components are, which no image has here.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The key of the name of the color space, which no image has here.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The key of whether there is alpha, which no image has here.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of what a camera wrote, which no image has here.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of where a picture was taken, which no image has here.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of properties in the TIFF format, which no image has here.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of properties in the PNG format, which no image has here.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of properties in the JFIF format, which no image has here.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The key of what a newspaper knows of a picture, which no image has here.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// The key of when a picture was taken, as text.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The key of when a picture became data, as text.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The key of what a user wrote of a picture.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The key of the latitude, in degrees without a sign.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The key of whether the latitude is north or south: `N` or `S`.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The key of the longitude, in degrees without a sign.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The key of whether the longitude is east or west: `E` or `W`.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The key of who made a camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The key of which camera it was.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The key of when a file was changed, as text.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The key of the orientation in the TIFF format.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
