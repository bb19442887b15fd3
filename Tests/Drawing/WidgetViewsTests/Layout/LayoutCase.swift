// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing
import WidgetViews

import struct WidgetValues.Size

/// A tree of views and the frames that SwiftUI gives them: one of `Fixtures/swiftui_layout_cases.json`.
struct LayoutCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let tree: String
  let node: LayoutCaseNode?
  let proposal: [Double]
  let contentSize: [Double]
  let windowSize: [Double]?
  let layoutFrames: [String: [Double]]?
  let capturedFrames: [String: [Double]]?
  let pixelFrames: [String: [Double]]?
  let scale: Double?

  var testDescription: String { "\(id): \(tree)" }

  /// The frames as they are on the screen.
  var roundedFrames: [String: [Double]] { capturedFrames ?? pixelFrames ?? [:] }

  /// The size of the window in the middle of which the view is.
  var window: Size {
    let size = windowSize ?? proposal
    return Size(width: size[0], height: size[1])
  }

  private struct File: Decodable {
    let cases: [LayoutCase]
    let lazyGrid: [LazyGridCase]
  }

  private static func file(_ name: String = "swiftui_layout_cases") throws -> File {
    let path = "Tests/Drawing/WidgetViewsTests/Fixtures/\(name).json"
    return try JSONDecoder().decode(File.self, from: Data(Repository.content(of: path)))
  }

  /// All cases of the file.
  static func all() throws -> [LayoutCase] { try file().cases }

  /// The cases of a file of our own, each with its source.
  static func more() throws -> [LayoutCase] { try file("more_layout_cases").cases }

  /// All cases of lazy grids of the file.
  static func lazyGrids() throws -> [LazyGridCase] { try file().lazyGrid }
}

/// The columns of a lazy grid and the widths that SwiftUI gives them.
struct LazyGridCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Column: Decodable, Sendable {
    let kind: String
    let size: Double?
    let minimum: Double?
    let maximum: LayoutCaseNode.Length?
  }

  let id: String
  let columns: [Column]
  let columnSpacing: Double
  let proposedWidth: Double
  let reportedWidth: Double
  let itemWidths: [Double]
  let itemX: [Double]?

  var testDescription: String { id }

  var items: [GridItem] {
    columns.map { column in
      let maximum = column.maximum?.value ?? .infinity
      let size: GridItem.Size =
        switch column.kind {
        case "fixed": .fixed(column.size ?? .nan)
        case "flexible": .flexible(minimum: column.minimum ?? .nan, maximum: maximum)
        default: .adaptive(minimum: column.minimum ?? .nan, maximum: maximum)
        }
      return GridItem(size, spacing: columnSpacing)
    }
  }
}
