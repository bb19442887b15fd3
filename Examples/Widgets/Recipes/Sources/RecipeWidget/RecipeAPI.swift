// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A recipe as the server lists it.
struct Recipe: Decodable, Sendable {
  let id: Int64
  let title: String
  let minutes: Int?
  let imageURL: URL?
}

/// The app's server.
struct RecipeAPI: Sendable {
  private struct Answer: Decodable {
    let recipes: [Recipe]
  }

  private static let address = "https://recipes.example.com/recipes"

  /// Today's recipes, in the language of the device.
  func recipes() async throws -> [Recipe] {
    guard let url = URL(string: Self.address) else { return [] }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Answer.self, from: data).recipes
  }

  /// The bytes of a picture; nil if it has none, or it did not come.
  func picture(at url: URL?) async -> Data? {
    guard let url else { return nil }
    return try? await URLSession.shared.data(from: url).0
  }
}
