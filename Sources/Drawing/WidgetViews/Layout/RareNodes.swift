// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The data that few nodes of a tree have, shared by the copies of the tree until one of them
/// changes it.
final class RareNodes {
  /// The arrays that nodes refer to by index.
  struct Values {
    var strokes: [StrokeStyle] = []
    var meters: [MeterNode] = []
    var patterns: [PatternNode] = []
    var customLeaves: [CustomLeaf] = []
    var lazyGrids: [LazyGridNode] = []
    var grids: [GridNode] = []
    var cells: [GridCell] = []
    /// The custom guides that views set.
    var ownGuides: [Guide] = []
    var proposals: [@Sendable (ProposedViewSize) -> ProposedViewSize] = []
    var outlines: [ClipShape] = []
    var effects: [ViewEffect] = []
    var strings: [String] = []
    var readers: [ReaderNode] = []
    var regions: [RegionNode] = []
    var safeAreas: [SafeAreaNode] = []
    var preferences: [PreferenceNode] = []
    var preferenceLayers: [PreferenceLayerNode] = []
    var layouts: [AnyLayout] = []
    var layoutValues: [LayoutValueNode] = []
    /// The observers of views, those inside of a view before its own.
    var observers: [ViewObserver] = []
    /// The URLs that a tap on the widget opens, the innermost first.
    var widgetURLs: [WidgetURLNode] = []

    /// The places of views in the order of drawing, by their nodes; 0 of those that are not in it.
    var zIndices: [Int32: Double] = [:]
  }

  var values: Values

  init(_ values: Values) {
    self.values = values
  }

  /// Those of a tree that has none yet.
  static var none: RareNodes { RareNodes(Values()) }
}
