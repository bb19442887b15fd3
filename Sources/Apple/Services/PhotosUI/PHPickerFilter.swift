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

  /// Only pictures.
  public static let images = PHPickerFilter(.named("images"))
  /// Only videos.
  public static let videos = PHPickerFilter(.named("videos"))
  /// Only live photos.
  public static let livePhotos = PHPickerFilter(.named("livePhotos"))
  /// Only panoramas.
  public static let panoramas = PHPickerFilter(.named("panoramas"))
  /// Only pictures of the screen.
  public static let screenshots = PHPickerFilter(.named("screenshots"))
  /// Only videos of the screen.
  public static let screenRecordings = PHPickerFilter(.named("screenRecordings"))
  /// Only bursts.
  public static let bursts = PHPickerFilter(.named("bursts"))
  /// Only portraits.
  public static let depthEffectPhotos = PHPickerFilter(.named("depthEffectPhotos"))
  /// Only cinematic videos.
  public static let cinematicVideos = PHPickerFilter(.named("cinematicVideos"))
  /// Only slow videos.
  public static let slomoVideos = PHPickerFilter(.named("slomoVideos"))
  /// Only time lapses.
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
