// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The content to which margins are added.
public struct ContentMarginPlacement: Hashable, Sendable {
  /// The content that the container chooses.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content that scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars beside what scrolls.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")

  private let name: String
}

nonisolated extension View {
  /// Sets the margins of scroll views at all edges, in points; without effect, as nothing scrolls
  /// in a widget.
  ///
  /// The margins of a widget are a matter of its configuration. Source: Apple's documentation of `contentMargins`.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Sets the margins of scroll views at some edges, in points; without effect, as nothing scrolls
  /// in a widget.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Sets the margin of scroll views at all edges, in points; without effect, as nothing scrolls in
  /// a widget.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
}
