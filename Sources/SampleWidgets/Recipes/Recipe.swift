// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// A recipe, as the server lists it.
package struct Recipe: Hashable, Sendable {
  /// What the app knows it by.
  package var id: Int64

  /// Its name.
  package var title: String

  /// Where its picture is; nil if it has none.
  package var imageURL: String?

  /// How long cooking it takes, in minutes; nil if it is not said.
  package var minutes: Int64?

  /// Makes a recipe.
  package init(id: Int64, title: String, imageURL: String? = nil, minutes: Int64? = nil) {
    self.id = id
    self.title = title
    self.imageURL = imageURL
    self.minutes = minutes
  }

  /// Reads a recipe: `{ "id": 1001, "title": "…", "imageURL": "images/curry", "minutes": 40 }`.
  ///
  /// - Throws: `FeedDataError` if a value is missing or of another kind.
  init(_ reader: FeedReader, in locale: String) throws(FeedDataError) {
    id = try reader.member("id").integer()
    title = try reader.member("title").text(in: locale)
    imageURL = try reader.optionalMember("imageURL")?.string()
    minutes = try reader.optionalMember("minutes")?.integer()
  }

  /// Reads the list of the server: `{ "recipes": [ … ] }`.
  ///
  /// - Throws: `FeedDataError` for the first value that is missing or of another kind: a list that is wrong in part is not used.
  static func list(_ reader: FeedReader, in locale: String) throws(FeedDataError) -> [Recipe] {
    var recipes: [Recipe] = []
    for element in try reader.member("recipes").elements() {
      recipes.append(try Recipe(element, in: locale))
    }
    return recipes
  }
}
