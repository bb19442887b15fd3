// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreMedia
public import Foundation

/// A failure of a medium.
public struct AVError: Error, Hashable, Sendable, CustomNSError {
  /// The reasons for an error.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = -11800
    /// The camera or microphone is not there.
    case deviceNotConnected = -11814
    /// The session does not run.
    case sessionNotRunning = -11803
    /// The app may not use the camera or microphone.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// The file has another format.
    case fileFormatNotRecognized = -11828
    /// The file cannot be read.
    case failedToLoadMediaData = -11849
    /// The operation is not done.
    case operationNotSupportedForAsset = -11838
  }

  /// The reason for which the operation failed.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  /// The domain, as in `NSError`.
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// What sort of medium something is.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name as the file format spells it, in four letters.
  public let rawValue: String
  /// Creates a sort of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a sort of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The type of tracks with sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// The type of tracks with pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// The type of tracks with texts.
  public static let text = AVMediaType(rawValue: "text")
  /// Data about the medium.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// A track of a medium.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The sort of the track.
  open var mediaType: AVMediaType { .audio }
  /// The size of the pictures: always zero here.
  open var naturalSize: CGSize { .zero }
  /// The number of the track: always 0 here.
  open var trackID: Int32 { 0 }
  /// How the pictures are turned: not at all here.
  open var preferredTransform: CGAffineTransform { .identity }
  /// How many pictures there are in a second: always 0 here.
  open var nominalFrameRate: Float { 0 }
  /// How many bits there are in a second: always 0 here.
  open var estimatedDataRate: Float { 0 }
  /// The time of the track: no time here.
  open var timeRange: CMTimeRange { .zero }

  /// Returns the value of a property; never throws.
  open func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    property.value
  }

  /// Returns the values of two properties; never throws.
  open func load<First, Second>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, First>,
    _ propertyB: AVAsyncProperty<AVAssetTrack, Second>
  ) async throws -> (First, Second) { (propertyA.value, propertyB.value) }
}

extension AVPartialAsyncProperty where Root == AVAssetTrack {
  /// The size of the pictures; zero here, as no file is decoded.
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { AVAsyncProperty(.zero) }
  /// How the pictures are turned; not at all here, as no file is decoded.
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    AVAsyncProperty(.identity)
  }
  /// How many pictures there are in a second; 0 here, as no file is decoded.
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { AVAsyncProperty(0) }
  /// How many bits there are in a second; 0 here, as no file is decoded.
  public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { AVAsyncProperty(0) }
  /// The time of the track; no time here, as no file is decoded.
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> {
    AVAsyncProperty(.zero)
  }
}

/// A medium, of which nothing is read here: it has no length, no tracks and no facts.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Creates a medium of nothing.
  public override init() {}
  /// Creates a medium at an address.
  public convenience init(url: URL) { self.init() }
  /// The length: not known here.
  open var duration: CMTime { .indefinite }
  /// The tracks: none here.
  open var tracks: [AVAssetTrack] { [] }
  /// The facts: none here.
  open var metadata: [AVMetadataItem] { [] }
  /// The facts that all formats share: none here.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// Whether it can be played: never here.
  open var isPlayable: Bool { false }
  /// Returns the tracks of a sort: none here.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Returns the tracks of a sort: none here; never throws.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }

  /// The languages of the titles of chapters: none here.
  open var availableChapterLocales: [Locale] { [] }
  /// The formats of facts: none here.
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  /// Whether it is protected: never here.
  open var hasProtectedContent: Bool { false }
  /// Whether it can be written to a file: never here.
  open var isExportable: Bool { false }
  /// Whether its samples can be read: never here.
  open var isReadable: Bool { false }
  /// Whether parts of it can be put together: never here.
  open var isComposable: Bool { false }
  /// The preferred speed of playing: 1 here, the usual one.
  open var preferredRate: Float { 1 }
  /// The preferred volume of playing: 1 here, the usual one.
  open var preferredVolume: Float { 1 }
  /// Whether length and beginning are given exactly: never here.
  open var providesPreciseDurationAndTiming: Bool { false }
  /// The date of the medium: always nil here.
  open var creationDate: AVMetadataItem? { nil }
  /// The lyrics of a song: always nil here.
  open var lyrics: String? { nil }

  /// Returns the track of an identifier: none here.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }
  /// Returns the facts in a format: none here.
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  /// Returns the chapters with titles in a language: none here.
  open func chapterMetadataGroups(
    withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?
  ) -> [AVTimedMetadataGroup] { [] }
  /// Returns the chapters with titles in the best of some languages: none here.
  open func chapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) -> [AVTimedMetadataGroup] { [] }

  /// Returns the track of an identifier: none here; never throws.
  open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    nil
  }
  /// Returns the facts in a format: none here; never throws.
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
  /// Returns the chapters with titles in a language: none here; never throws.
  open func loadChapterMetadataGroups(
    withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
  ) async throws -> [AVTimedMetadataGroup] { [] }
  /// Returns the chapters with titles in the best of some languages: none here; never throws.
  open func loadChapterMetadataGroups(
    bestMatchingPreferredLanguages preferredLanguages: [String]
  ) async throws -> [AVTimedMetadataGroup] { [] }
  /// Ends what is being loaded, which nothing is.
  open func cancelLoading() {}

  /// Returns the values of two properties, as a medium has them that cannot be read.
  ///
  /// - Throws: Never.
  public func load<First: Sendable, Second: Sendable>(
    _ first: AVAsyncProperty<AVAsset, First>, _ second: AVAsyncProperty<AVAsset, Second>
  ) async throws -> (First, Second) { (try await load(first), try await load(second)) }

  /// Returns the values of three properties, as a medium has them that cannot be read.
  ///
  /// - Throws: Never.
  public func load<First: Sendable, Second: Sendable, Third: Sendable>(
    _ first: AVAsyncProperty<AVAsset, First>, _ second: AVAsyncProperty<AVAsset, Second>,
    _ third: AVAsyncProperty<AVAsset, Third>
  ) async throws -> (First, Second, Third) {
    (try await load(first), try await load(second), try await load(third))
  }

  /// Returns the value of a property, as a medium has it that cannot be read.
  ///
  /// - Throws: Never.
  public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAsset, Value>) async throws
    -> Value
  {
    reportUnavailable("AVAsset", answer: "it has no length, no tracks and no facts")
    return property.value
  }
}

/// A medium at an address, of which nothing is read here.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address of the file or stream.
  public let url: URL
  /// What reads the medium.
  public let resourceLoader = AVAssetResourceLoader()
  /// Creates a medium at an address; the options are not kept.
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
