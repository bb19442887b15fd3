// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The grid of the quick-action widget with titles of a size that is known, node for node that of `Benchmarks/Yoga/grid.cpp`.
nonisolated struct BenchmarkGrid: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        BenchmarkTile()
        BenchmarkTile()
      }
      HStack(spacing: 8) {
        BenchmarkTile()
        BenchmarkTile()
      }
    }
  }
}

/// The same tiles in the grid that the widget itself uses, which Yoga does not have.
nonisolated struct BenchmarkLazyGrid: View {
  var body: some View {
    let column = GridItem(.flexible(), spacing: 8)
    LazyVGrid(columns: [column, column], spacing: 8) {
      ForEach(0..<4, id: \.self) { _ in BenchmarkTile() }
    }
  }
}

/// A tile: an icon, a title, and what is left.
nonisolated private struct BenchmarkTile: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().frame(width: 32, height: 32).padding(8)
      Rectangle().frame(width: 52, height: 16)
      Spacer()
    }
    .frame(height: 58)
  }
}
