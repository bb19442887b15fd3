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

/// A property of a medium that is read when it is asked for.
public class AVPartialAsyncProperty<Root: Sendable>: @unchecked Sendable {}

/// A property of a medium with a value.
public final class AVAsyncProperty<Root: Sendable, Value: Sendable>: AVPartialAsyncProperty<Root>,
  @unchecked Sendable
{
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A fact about a medium.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The value: always nil here.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// The value as a text: always nil here.
  open var stringValue: String? { nil }
  /// The value as data: always nil here.
  open var dataValue: Data? { nil }
  /// The value as a number: always nil here.
  open var numberValue: NSNumber? { nil }
  /// The key that all formats share: always nil here.
  open var commonKey: AVMetadataKey? { nil }
  /// The name of the fact: always nil here.
  open var identifier: AVMetadataIdentifier? { nil }

  /// The key in its format: always nil here.
  open var key: (any NSCopying & NSObjectProtocol)? { nil }
  /// The format of the key: always nil here.
  open var keySpace: AVMetadataKeySpace? { nil }
  /// The value as a date: always nil here.
  open var dateValue: Date? { nil }
  /// The language: always nil here.
  open var extendedLanguageTag: String? { nil }
  /// What else is said of it: nothing here.
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { nil }
  /// Returns the value of a property, as a fact has it that cannot be read.
  ///
  /// - Throws: Never.
  public func load<Value: Sendable>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws
    -> Value
  { property.value }

  /// Returns those of some facts that have a key of a format: none here.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] { [] }

  /// Returns those of some facts that are in a language: none here.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], with locale: Locale
  ) -> [AVMetadataItem] { [] }

  /// Returns those of some facts that have a name.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { [] }
}

/// Facts about a time of a medium, such as the title of a chapter.
open class AVMetadataGroup: NSObject, @unchecked Sendable {
  /// The facts of the group: none here.
  open var items: [AVMetadataItem] { [] }
  /// The language of a classifying label: always nil here.
  open var classifyingLabel: String? { nil }
  /// The identifier of what all of the group are of: always nil here.
  open var uniqueID: String? { nil }
}

/// Facts about a time of a medium, with the time.
open class AVTimedMetadataGroup: AVMetadataGroup, @unchecked Sendable {
  private let facts: [AVMetadataItem]
  /// The time that the facts are about.
  public let timeRange: CMTimeRange
  /// The facts of the group.
  open override var items: [AVMetadataItem] { facts }
  /// Creates a group of facts about a time.
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    (facts, self.timeRange) = (items, timeRange)
  }
}

/// Facts about a time of a day, with its dates.
open class AVDateRangeMetadataGroup: AVMetadataGroup, @unchecked Sendable {
  private let facts: [AVMetadataItem]
  /// When the time of the facts begins.
  public let startDate: Date
  /// When the time of the facts ends; nil if it is open.
  public let endDate: Date?
  /// The facts of the group.
  open override var items: [AVMetadataItem] { facts }
  /// Creates a group of facts about a time.
  public init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) {
    (facts, self.startDate, self.endDate) = (items, startDate, endDate)
  }
}

/// A track of a medium.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The sort of the track.
  open var mediaType: AVMediaType { .audio }
  /// The size of the pictures: always zero here.
  open var naturalSize: CGSize { .zero }
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

extension AVPartialAsyncProperty where Root == AVAsset {
  /// The length of the medium; indefinite here, as no file is decoded.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty(.indefinite) }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
  /// The languages of the titles of chapters; none here, as no file is decoded.
  public static var availableChapterLocales: AVAsyncProperty<AVAsset, [Locale]> {
    AVAsyncProperty([])
  }
  /// The formats of facts; none here, as no file is decoded.
  public static var availableMetadataFormats: AVAsyncProperty<AVAsset, [AVMetadataFormat]> {
    AVAsyncProperty([])
  }
  /// Whether it is protected; never here.
  public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
  /// Whether it can be written to a file; never here.
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
  /// Whether its samples can be read; never here.
  public static var isReadable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
  /// Whether parts of it can be put together; never here.
  public static var isComposable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
  /// The preferred speed of playing; 1 here, the usual one.
  public static var preferredRate: AVAsyncProperty<AVAsset, Float> { AVAsyncProperty(1) }
  /// The preferred volume of playing; 1 here, the usual one.
  public static var preferredVolume: AVAsyncProperty<AVAsset, Float> { AVAsyncProperty(1) }
  /// Whether length and beginning are given exactly; never here.
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<AVAsset, Bool> {
    AVAsyncProperty(false)
  }
  /// The date of the medium; nil here, as no file is decoded.
  public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> {
    AVAsyncProperty(nil)
  }
  /// The lyrics of a song; nil here, as no file is decoded.
  public static var lyrics: AVAsyncProperty<AVAsset, String?> { AVAsyncProperty(nil) }
  /// The tracks of the medium; none here, as no file is decoded.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { AVAsyncProperty([]) }
  /// The metadata of the medium, such as its title; none here, as no file is decoded.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty([]) }
  /// The facts that all formats share.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    AVAsyncProperty([])
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

/// Makes pictures of a film, and fails here.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The movie of which pictures are taken.
  public let asset: AVAsset
  /// Whether pictures are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// The greatest size of a picture in pixels; zero, the default, for the movie's own.
  open var maximumSize = CGSize.zero
  /// How much earlier than asked for a picture may be; any time, the default, if infinite.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later than asked for a picture may be; any time, the default, if infinite.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// How the making of a picture ended.
  public enum Result: Int, Sendable {
    /// The picture was made well.
    case succeeded = 0
    /// The picture could not be made.
    case failed = 1
    /// Nobody wants the picture any more.
    case cancelled = 2
  }
  /// What is told of a picture: the time asked for, the picture, its time, the end and the error.
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  /// Creates a maker of pictures.
  public init(asset: AVAsset) { self.asset = asset }

  /// Makes a picture, and fails.
  ///
  /// - Throws: Always ``AVError``.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.failedToLoadMediaData) }

  /// Makes a picture, and fails.
  ///
  /// - Throws: Always ``AVError``.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.failedToLoadMediaData)
  }

  /// Makes a picture, and fails at once.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, AVError(.failedToLoadMediaData)) }

  /// Makes pictures of times in values, and fails at once for each of them.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for time in requestedTimes {
      handler(time.timeValue, nil, .invalid, .failed, AVError(.failedToLoadMediaData))
    }
  }

  /// Does nothing, as no picture is being made.
  open func cancelAllCGImageGeneration() {}
}

extension NSValue {
  /// Creates a value that holds a time.
  public convenience init(time: CMTime) {
    let parts = [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
    self.init(bytes: parts, objCType: "[4q]")
  }

  /// The time that the value holds; an invalid one if it holds something else.
  public var timeValue: CMTime {
    guard String(cString: objCType) == "[4q]" else { return .invalid }
    var parts: [Int64] = [0, 0, 0, 0]
    getValue(&parts)
    return CMTime(
      value: parts[0], timescale: Int32(truncatingIfNeeded: parts[1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[2])), epoch: parts[3])
  }
}
