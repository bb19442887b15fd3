// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which photos a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case named(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Assets that are pictures, live photos included.
  public static let images = PHPickerFilter(.named("images"))
  /// Assets that are videos.
  public static let videos = PHPickerFilter(.named("videos"))
  /// Assets that are live photos.
  public static let livePhotos = PHPickerFilter(.named("livePhotos"))
  /// Assets that are panoramas.
  public static let panoramas = PHPickerFilter(.named("panoramas"))
  /// Only pictures of the screen.
  public static let screenshots = PHPickerFilter(.named("screenshots"))
  /// Only videos of the screen.
  public static let screenRecordings = PHPickerFilter(.named("screenRecordings"))
  /// Assets that are bursts of pictures.
  public static let bursts = PHPickerFilter(.named("bursts"))
  /// Assets that are portraits, with a depth.
  public static let depthEffectPhotos = PHPickerFilter(.named("depthEffectPhotos"))
  /// Assets that are cinematic videos.
  public static let cinematicVideos = PHPickerFilter(.named("cinematicVideos"))
  /// Assets that are slow-motion videos.
  public static let slomoVideos = PHPickerFilter(.named("slomoVideos"))
  /// Assets that are time-lapse videos.
  public static let timelapseVideos = PHPickerFilter(.named("timelapseVideos"))

  /// Returns a filter for what any of the filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }
  /// Returns a filter for what all of the filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }
  /// Returns a filter for what a filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }
}
