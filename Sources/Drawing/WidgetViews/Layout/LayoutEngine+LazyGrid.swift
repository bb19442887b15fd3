// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// The most items that one adaptive item becomes, so that one of no length does not become endlessly many.
  private static let mostAdaptiveItems = 1000.0

  /// The size of a lazy grid: as wide as is offered, or as its columns are at least; as high as its rows.
  ///
  /// Written for columns; a `LazyHGrid` is the same with the axes swapped. Without a proposal 10 is taken, as for any view without an ideal
  /// size (not verified). Source: objc.io's articles and tests, and arithmetic that was checked against native screenshots.
  mutating func lazyGridSize(of index: Int, for proposal: Proposal) -> Size {
    let node = tree.nodes[index]
    guard case .lazyGrid(let number) = node.kind else { return .zero }
    let grid = tree.rare.lazyGrids[Int(number)]
    let start = tracks.count
    defer { tracks.removeLast(tracks.count - start) }
    let offered = proposal.length(along: grid.axis).or(10)
    let length = max(offered, layOutTracks(grid, in: offered))
    if length != offered {
      // The columns are laid out again in what the grid reports, and may then be wider than that.
      tracks.removeLast(tracks.count - start)
      _ = layOutTracks(grid, in: length)
    }
    let count = tracks.count - start
    guard count > 0 else { return Size(length, across: 0, grid.axis) }
    var across = 0.0
    for first in stride(from: 0, to: Int(node.count), by: count) {
      if first > 0 { across += grid.lineSpacing }
      across += lineLength(node, grid, from: first, tracks: start..<start + count)
    }
    return Size(length, across: max(0, across), grid.axis)
  }

  /// Puts the cells into their columns, row by row.
  ///
  /// Each cell is offered the width of its column and the height of its row, and is in the middle of the row unless the item says
  /// otherwise (not verified). Columns that are narrower than the grid are in it as the grid is aligned; wider ones begin at its leading
  /// edge.
  mutating func arrangeLazyGrid(_ index: Int, size: Size) {
    let node = tree.nodes[index]
    guard case .lazyGrid(let number) = node.kind else { return }
    let grid = tree.rare.lazyGrids[Int(number)]
    let start = tracks.count
    let length = size.length(along: grid.axis)
    let spare = max(0, length - layOutTracks(grid, in: length))
    defer { tracks.removeLast(tracks.count - start) }
    let count = tracks.count - start
    guard count > 0 else { return }
    let shift = spare.isFinite ? grid.guide.defaultValue(in: Size(width: spare, height: spare)) : 0
    var offset = 0.0
    for first in stride(from: 0, to: Int(node.count), by: count) {
      let line = lineLength(node, grid, from: first, tracks: start..<start + count)
      for index in first..<min(first + count, Int(node.count)) {
        let track = tracks[start + index - first]
        place(
          Int(tree.links[Int(node.first) + index]), in: track, shift: shift, offset: offset,
          line: line, of: grid)
      }
      offset += line + grid.lineSpacing
    }
  }

  /// Puts a cell into its place.
  private mutating func place(
    _ child: Int, in track: GridTrack, shift: Double, offset: Double, line: Double,
    of grid: LazyGridNode
  ) {
    let cell = Size(track.length, across: line, grid.axis)
    let proposal = Proposal(cell)
    let inner = size(of: child, for: proposal)
    let isHorizontal = grid.axis == .horizontal
    let horizontal =
      track.alignment?.horizontal.guide ?? (isHorizontal ? grid.guide : .horizontalCenter)
    let vertical =
      track.alignment?.vertical.guide ?? (isHorizontal ? .verticalCenter : grid.guide)
    let origin = Size(track.offset + shift, across: offset, grid.axis)
    let x =
      horizontal.defaultValue(in: cell)
      - value(of: horizontal, in: child, proposal: proposal, size: inner)
    let y =
      vertical.defaultValue(in: cell)
      - value(of: vertical, in: child, proposal: proposal, size: inner)
    placements.append(
      Placement(
        node: child, x: origin.width + x, y: origin.height + y, proposal: proposal, size: inner))
  }

  /// The height of a row: that of its highest cell.
  private mutating func lineLength(
    _ node: Node, _ grid: LazyGridNode, from first: Int, tracks range: Range<Int>
  ) -> Double {
    var length = 0.0
    for index in first..<min(first + range.count, Int(node.count)) {
      let width = ProposedLength(clamping: tracks[range.lowerBound + index - first].length)
      let child = Int(tree.links[Int(node.first) + index])
      let inner = size(of: child, for: Proposal(width, across: .unspecified, grid.axis))
      length = max(length, inner.length(along: grid.axis.other))
    }
    return length
  }

  /// Adds the columns to ``tracks``.
  ///
  /// What the fixed items and the spacing leave is handed to the others in order, to each an equal part of what is left then. A flexible
  /// item takes it within its limits; an adaptive one divides it into as many columns as its minimum allows, which only counts: a single
  /// column may come out narrower.
  ///
  /// - Returns: The width of all columns and the spacing between them.
  private mutating func layOutTracks(_ grid: LazyGridNode, in length: Double) -> Double {
    var available = length
    var sharing = 0.0
    for (index, item) in grid.items.enumerated() {
      if index + 1 < grid.items.count { available -= item.spacing }
      if case .fixed(let length) = item.size { available -= length } else { sharing += 1 }
    }
    var offset = 0.0
    for (index, item) in grid.items.enumerated() {
      if index > 0 { offset += grid.items[index - 1].spacing }
      var column: Double
      switch item.size {
      case .fixed(let length):
        column = length
        tracks.append(GridTrack(offset: offset, length: length, alignment: item.alignment))
      case .flexible(let minimum, let maximum):
        column = min(max(available / sharing, minimum), maximum)
        tracks.append(GridTrack(offset: offset, length: column, alignment: item.alignment))
      case .adaptive(let minimum, let maximum):
        let share = max(available / sharing, 0)
        let fitting = ((share + item.spacing) / (minimum + item.spacing)).rounded(.down)
        let number = fitting.isNaN ? 1 : min(max(1, fitting), Self.mostAdaptiveItems)
        let single = min(max(0, (share - (number - 1) * item.spacing) / number), maximum)
        for part in 0..<Int(number) {
          tracks.append(
            GridTrack(
              offset: offset + Double(part) * (single + item.spacing), length: single,
              alignment: item.alignment))
        }
        column = number * single + (number - 1) * item.spacing
      }
      offset += column
      guard !item.isFixed else { continue }
      // An endless length stays endless, whatever is taken of it.
      if available != .infinity { available -= column }
      sharing -= 1
    }
    return offset
  }
}

extension LazyGridNode.Item {
  fileprivate var isFixed: Bool {
    if case .fixed = size { true } else { false }
  }
}
