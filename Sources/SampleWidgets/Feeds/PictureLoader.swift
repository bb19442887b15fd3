// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline
import WidgetViews

/// Loads the pictures of a timeline, one after the other, each once.
///
/// A widget's views are archived and cannot load anything later, so the provider does it; see the article on recipes. Where the article loads
/// a picture again for each entry that shows it, this one remembers what it loaded: the same pictures with fewer requests. A picture that does
/// not come is missing from its entries and nothing else.
///
/// The answer of a picture's endpoint is `{ "picture": "curry" }`, the name of one of the library's own drawings: it stands for the bytes.
struct PictureLoader {
  /// What a picture's address, and its endpoint, begins with.
  static let prefix = "images/"

  /// The moment at which the last answer came.
  private(set) var date: Instant

  private let context: TimelineProviderContext
  private var loaded: [String: ImageAsset?] = [:]

  /// Loads from a moment on.
  init(_ context: TimelineProviderContext, at date: Instant) {
    self.context = context
    self.date = date
  }

  /// The picture at an address; nil if there is none, or it did not come.
  mutating func picture(at address: String?) async -> ImageAsset? {
    guard let address else { return nil }
    if let known = loaded[address] { return known }
    let answer = await context.fetch(address, at: date) { reader throws(FeedDataError) in
      try reader.member("picture").string()
    }
    date = answer.date
    let picture = answer.value.flatMap { SamplePictures.named($0) }
    if picture == nil, let name = answer.value {
      context.log(.unknownPicture(endpoint: address, name: name))
    }
    loaded[address] = .some(picture)
    return picture
  }
}
