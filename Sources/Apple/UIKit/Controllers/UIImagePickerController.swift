// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What lets users choose pictures, which a widget cannot show.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// How good videos are.
  public enum QualityType: Int, Hashable, Sendable {
    /// The quality, or the size in pixels.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// What the camera takes.
  public enum CameraCaptureMode: Int, Hashable, Sendable { case photo, video }
  /// Which camera takes pictures.
  public enum CameraDevice: Int, Hashable, Sendable { case rear, front }
  /// Whether the flash is used.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// Without the light of the flash.
    case off = -1
    /// As the camera decides, or always.
    case auto, on
  }
  /// The format of files.
  public enum ImageURLExportPreset: Int, Hashable, Sendable { case compatible, current }
  /// What is known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name that is called "media type".
    public static let mediaType = InfoKey("mediaType")
    /// The name that is called "original image".
    public static let originalImage = InfoKey("originalImage")
    /// The name that is called "edited image".
    public static let editedImage = InfoKey("editedImage")
    /// The name that is called "crop rect".
    public static let cropRect = InfoKey("cropRect")
    /// The name that is called "media url".
    public static let mediaURL = InfoKey("mediaURL")
    /// The name that is called "reference url".
    public static let referenceURL = InfoKey("referenceURL")
    /// The name that is called "media metadata".
    public static let mediaMetadata = InfoKey("mediaMetadata")
    /// The name that is called "live photo".
    public static let livePhoto = InfoKey("livePhoto")
    /// The name that is called "ph asset".
    public static let phAsset = InfoKey("phAsset")
    /// The name that is called "image url".
    public static let imageURL = InfoKey("imageURL")
  }
  /// Returns false, as a widget has no screen.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Returns false, as a widget has no screen.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns false, as a widget has no screen.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns nil, as a widget has no screen.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Returns nil, as a widget has no screen.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The types of what is chosen.
  open var mediaTypes = ["public.image"]
  /// Whether users can cut pictures.
  open var allowsEditing = false
  /// The format of files.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// How long videos can be, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good videos are.
  open var videoQuality = QualityType.typeMedium
  /// The format of videos; nil for none.
  open var videoExportPreset: String?
  /// Whether the camera has buttons.
  open var showsCameraControls = true
  /// The view above the camera's picture.
  open var cameraOverlayView: UIView?
  /// How the camera's picture is turned.
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which camera takes pictures.
  open var cameraDevice = CameraDevice.rear
  /// Whether the flash is used.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Does nothing, as a widget has no screen.
  open func takePicture() {}
  /// Returns false, as a widget has no screen.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing, as a widget has no screen.
  open func stopVideoCapture() {}
}

/// What is told of a chosen picture, which never happens here.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Is told of what happens, which is nothing here.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Is told of what happens, which is nothing here.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing by default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing by default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves nothing, as there is no album.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves nothing, as there is no album.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns false, as a widget has no screen.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
