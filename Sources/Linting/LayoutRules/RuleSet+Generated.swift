// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Written by Scripts/generate-rules.py.

public import IntentLint

extension RuleSet {
  /// The rules about the widget as phones draw it, by name.
  public static let layout = RuleSet(
    [
      .layout(BrokenWord.self),
      .layout(HiddenDestination.self),
      .layout(IgnoredTileLink.self),
      .layout(ImageTooLargeForDevices.self),
      .layout(LowIconContrast.self),
      .layout(LowTextContrast.self),
      .layout(SmallTapTarget.self),
      .layout(TileInContentMargin.self),
      .layout(TileOutsideWidget.self),
      .layout(TooManyTapTargets.self),
      .layout(TruncatedTitle.self),
    ])
}
