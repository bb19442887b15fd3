// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The format of a medium's file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The uniform type identifier.
  public let rawValue: String
  /// Creates a format of its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a format of its identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// QuickTime movies, `.mov` or `.qt`: `com.apple.quicktime-movie`.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4 files with pictures and sound, `.mp4`: `public.mpeg-4`.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// MPEG-4 movies as iTunes names them, `.m4v`: `com.apple.m4v-video`.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// MPEG-4 files with sound alone, `.m4a`: `com.apple.m4a-audio`.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Files of 3GPP for mobile phones, `.3gp`: `public.3gpp`.
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  /// Files of 3GPP2 for mobile phones, `.3g2`: `public.3gpp2`.
  public static let mobile3GPP2 = AVFileType(rawValue: "public.3gpp2")
  /// Files of Core Audio, with audio in one of many codecs, `.caf`: `com.apple.coreaudio-format`.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// Audio files of Windows, mostly not compressed, `.wav`: `com.microsoft.waveform-audio`.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Audio files with samples that are not compressed, `.aiff` or `.aif`: `public.aiff-audio`.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// AIFF files whose samples can be compressed, `.aifc`: `public.aifc-audio`.
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  /// Speech in the codec of mobile phones, `.amr`: `org.3gpp.adaptive-multi-rate-audio`.
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  /// Audio in layer III of MPEG, `.mp3`: `public.mp3`.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// Audio files of Sun and NeXT, `.au`: `public.au-audio`.
  public static let au = AVFileType(rawValue: "public.au-audio")
  /// Dolby Digital audio, `.ac3`: `public.ac3-audio`.
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
  /// Dolby Digital Plus audio: `public.enhanced-ac3-audio`.
  public static let eac3 = AVFileType(rawValue: "public.enhanced-ac3-audio")
  /// Pictures in JPEG, `.jpg` or `.jpeg`: `public.jpeg`.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// Pictures in HEIF that are coded as HEVC, `.heic`: `public.heic`.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// Pictures in HEIF, whatever their coding, `.heif`: `public.heif`.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// Pictures in HEIF that are coded as AVC, which is H.264: `public.avci`.
  public static let avci = AVFileType(rawValue: "public.avci")
  /// Pictures in TIFF, `.tif` or `.tiff`: `public.tiff`.
  public static let tif = AVFileType(rawValue: "public.tiff")
}

/// What reads a medium that the program gives itself; it is never asked here.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  /// Whom it asks; nil for nobody.
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  /// Sets whom it asks, which it never does here.
  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) { self.delegate = delegate }
}

/// What gives a medium; all of its methods are optional on a device, so none is required here.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {}

/// A question for a part of a medium, which is never asked here.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  /// What is asked for.
  open var request: URLRequest { URLRequest(url: URL(filePath: "/dev/null")) }
  /// Whether it was answered.
  open var isFinished: Bool { false }
  /// Whether the answer is no more needed.
  open var isCancelled: Bool { true }
  /// What is asked of the medium; always nil here.
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  /// Which bytes are asked for; always nil here.
  open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
  /// Ends the answer, which has no effect here, as nobody waits for it.
  open func finishLoading() {}
  /// Ends the answer with an error.
  open func finishLoading(with error: (any Error)?) {}
}

/// What is asked of a medium.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  /// The uniform type identifier.
  open var contentType: String?
  /// The length, in bytes.
  open var contentLength: Int64 = 0
  /// Whether parts can be asked for.
  open var isByteRangeAccessSupported = false
}

/// Which bytes of a medium are asked for.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  /// The first byte that is asked for, counted from 0; always 0 here.
  open var requestedOffset: Int64 { 0 }
  /// How many bytes are asked for; always 0 here.
  open var requestedLength: Int { 0 }
  /// The byte that is to be given next, counted from the start of the medium; always 0 here.
  open var currentOffset: Int64 { 0 }
  /// Whether all to the end are asked for.
  open var requestsAllDataToEndOfResource: Bool { false }
  /// Gives bytes, which nobody takes.
  open func respond(with data: Data) {}
}
