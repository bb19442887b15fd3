// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A medium that is copied as it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A small file, of low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A file of medium size.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A large file, of the highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film of 640 × 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film of 960 × 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film of 1280 × 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film of 1920 × 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sound alone, in a file of MPEG-4.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes a medium in another format, which is never done here.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable {
    /// The export is not begun.
    case unknown
    /// The export waits for others.
    case waiting
    /// The file is being written.
    case exporting
    /// The file is written.
    case completed
    /// Given up because of an error.
    case failed
    /// Given up by the app.
    case cancelled
  }

  /// The medium that is exported.
  public let asset: AVAsset
  /// The format, by its name.
  public let presetName: String
  /// The file that is written; nil if it is not said.
  open var outputURL: URL?
  /// The type of the file; nil if it is not said.
  open var outputFileType: AVFileType?
  /// Whether the file is arranged for networks.
  open var shouldOptimizeForNetworkUse = false
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it was given up; nil if it was not.
  open private(set) var error: (any Error)?
  /// How much is done, from 0 to 1.
  open var progress: Float { 0 }

  /// Takes a medium and the name of a format.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }

  /// Fails, as no medium is read here.
  open func export() async {
    reportUnavailable("AVAssetExportSession", answer: "an error, as no medium is written")
    status = .failed
    error = AVError(.operationNotSupportedForAsset)
  }

  /// Fails, as no medium is read here.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    await export()
    throw AVError(.operationNotSupportedForAsset)
  }

  /// Fails, as no medium is read here, and calls the function.
  @preconcurrency open func exportAsynchronously(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    Task {
      await export()
      handler()
    }
  }

  /// Ends the export, which has not begun.
  open func cancelExport() { status = .cancelled }
}
