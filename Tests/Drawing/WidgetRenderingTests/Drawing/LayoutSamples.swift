// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension DrawingSample {
  /// Containers, and what changes texts and controls around them.
  static var layouts: [DrawingSample] {
    [
      DrawingSample("A grid with spans and an alignment of a column") {
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
          GridRow {
            Text(verbatim: "Steps")
            Text(verbatim: "9,120").gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow { Text(verbatim: "Both columns").gridCellColumns(2) }
          GridRow {
            Color.blue.frame(width: 20, height: 12)
            Text(verbatim: "8")
          }
        }.font(.caption)
      },
      DrawingSample("The view that fits, and a layout chosen by a value") {
        VStack(spacing: 8) {
          ViewThatFits {
            Text(verbatim: "much too long for this widget")
            Text(verbatim: "short")
          }.lineLimit(1)
          AnyLayout(HStackLayout(spacing: 4)) {
            ForEach(0..<3) { _ in Circle().fill(.indigo).frame(width: 14, height: 14) }
          }
          AnyLayout(VStackLayout(spacing: 4)) {
            ForEach(0..<2) { _ in Circle().fill(.pink).frame(width: 14, height: 14) }
          }
        }
      },
      DrawingSample("Guides that step") {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(0..<5) { index in
            RoundedRectangle(cornerRadius: 3).fill(.green).frame(width: 40, height: 14)
              .alignmentGuide(.leading) { _ in Double(-12 * index) }
          }
        }
      },
      DrawingSample("Half of the container, and a safe area with padding") {
        ZStack {
          Color.yellow.safeAreaPadding(12)
          Color.red.frame(height: 20).containerRelativeFrame(.horizontal) { length, _ in length / 2
          }
        }
      },
      DrawingSample("Labels in every style") {
        VStack(alignment: .leading, spacing: 6) {
          Label("Title and icon", systemImage: "star")
          Label("Icon", systemImage: "star").labelStyle(.iconOnly)
          Label("Title", systemImage: "star").labelStyle(.titleOnly)
        }.font(.footnote)
      },
      DrawingSample("Progress") {
        VStack(spacing: 6) {
          ProgressView(value: 0.4) { Text(verbatim: "Copying") }.font(.caption)
          ProgressView(value: 0.7).progressViewStyle(.circular).tint(.orange)
        }
      },
      DrawingSample("Capitals, kerning, room for two lines, a cut in the middle") {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: "capitals").textCase(.uppercase)
          Text(verbatim: "kerning").kerning(2)
          Text(verbatim: "two lines").lineLimit(2, reservesSpace: true).background(.yellow)
          Text(verbatim: "cut where it is too long").lineLimit(1).truncationMode(.middle)
        }.font(.footnote)
      },
      DrawingSample("A symbol in a text, and a text in a text") {
        Text("\(Image(systemName: "bolt.fill")) fast, \(Text(verbatim: "bold").bold())")
      },
      DrawingSample("Placeholders") {
        VStack(alignment: .leading) {
          Image(systemName: "person").font(.title)
          Text(verbatim: "A name")
          Text(verbatim: "shown").unredacted()
        }.redacted(reason: .placeholder)
      },
      DrawingSample("Ratios: fit and fill") {
        HStack(spacing: 4) {
          Color.mint.aspectRatio(1.5, contentMode: .fit)
          Color.cyan.aspectRatio(1.5, contentMode: .fill).frame(width: 40, height: 60).clipped()
        }
      },
    ]
  }
}
