// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An intent that plays, pauses or changes audio.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that starts to play audio.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records audio.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that sends or ends a transmission of a walkie-talkie.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that captures photos or videos.
public protocol CameraCaptureIntent: SystemIntent {
  /// The type of what the app hands to its extension on the locked device; `Never` for nothing.
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  /// What the app handed over: always nil, as nothing is kept here.
  public static var appContext: AppContext? { get async throws { nil } }

  /// Hands something over, which is not kept here; never throws.
  public static func updateAppContext(_ appContext: AppContext?) async throws {}
}

/// An intent that plays a video that is found by a text.
public protocol PlayVideoIntent: SystemIntent {
  /// The text to search for.
  var term: String { get set }

  /// The kinds of videos that the app plays.
  static var supportedCategories: [VideoCategory] { get }
}

/// A kind of videos.
public enum VideoCategory: Hashable, Sendable {
  /// Videos that do not belong to a catalog.
  case freeform
  /// Movies as a catalog lists them.
  case movies
  /// Shows, seasons and episodes of TV.
  case tv
}
