// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// The columns and rows of a grid while it is measured or placed.
  private struct GridLengths {
    var columns: [Double]
    var rows: [Double]
  }

  /// The size of a grid: its columns and rows, and the gaps between them.
  mutating func gridSize(of index: Int, for proposal: Proposal) -> Size {
    let node = tree.nodes[index]
    guard case .grid(let number) = node.kind else { return .zero }
    let grid = tree.rare.grids[Int(number)]
    let lengths = gridLengths(node, grid, for: proposal)
    return Size(
      width: max(0, total(lengths.columns, gap: grid.columnGap)),
      height: max(0, total(lengths.rows, gap: grid.rowGap)))
  }

  /// Puts the cells into their places: each is offered the width of its columns and the height of its row.
  ///
  /// Source: Apple's documentation of `Grid` and WWDC22 session 10056.
  mutating func arrangeGrid(_ index: Int, proposal: Proposal) {
    let node = tree.nodes[index]
    guard case .grid(let number) = node.kind else { return }
    let grid = tree.rare.grids[Int(number)]
    let lengths = gridLengths(node, grid, for: proposal)
    let columnStarts = starts(lengths.columns, gap: grid.columnGap)
    let rowStarts = starts(lengths.rows, gap: grid.rowGap)
    for (index, cell) in grid.cells.enumerated() {
      let child = Int(tree.links[Int(node.first) + index])
      let place = Size(
        width: width(of: cell, lengths.columns, gap: grid.columnGap),
        height: lengths.rows[cell.row])
      let proposal = Proposal(place)
      let inner = self.size(of: child, for: proposal)
      var x: Double
      var y: Double
      if let anchor = cell.anchor {
        x = (place.width - inner.width) * anchor.x
        y = (place.height - inner.height) * anchor.y
      } else {
        let horizontal = (grid.columns[cell.column] ?? grid.alignment.horizontal).guide
        let vertical = (grid.rows[cell.row] ?? grid.alignment.vertical).guide
        x =
          horizontal.defaultValue(in: place)
          - value(of: horizontal, in: child, proposal: proposal, size: inner)
        y =
          (vertical.isCombined
            ? baseline(vertical, of: cell.row, node, grid, lengths)
            : vertical.defaultValue(in: place))
          - value(of: vertical, in: child, proposal: proposal, size: inner)
      }
      if !x.isFinite { x = 0 }
      if !y.isFinite { y = 0 }
      placements.append(
        Placement(
          node: child, x: columnStarts[cell.column] + x, y: rowStarts[cell.row] + y,
          proposal: proposal, size: inner))
    }
  }

  /// The line on which the texts of a row stand: the lowest that one of them needs.
  private mutating func baseline(
    _ guide: Guide, of row: Int, _ node: Node, _ grid: GridNode, _ lengths: GridLengths
  ) -> Double {
    var line = 0.0
    for (index, cell) in grid.cells.enumerated() where cell.row == row {
      let child = Int(tree.links[Int(node.first) + index])
      let proposal = Proposal(
        Size(
          width: width(of: cell, lengths.columns, gap: grid.columnGap),
          height: lengths.rows[row]))
      let inner = size(of: child, for: proposal)
      line = max(line, value(of: guide, in: child, proposal: proposal, size: inner))
    }
    return line
  }

  /// Measures columns, then rows: a column is as wide as its widest cell, a row as high as its highest.
  ///
  /// What is offered is handed out as in a stack, to the least flexible first, each an equal part of what is left (not verified for several
  /// flexible columns). A cell over several columns widens them, each by the same length, if it needs more than they have.
  private mutating func gridLengths(
    _ node: Node, _ grid: GridNode, for proposal: Proposal
  ) -> GridLengths {
    let first = Int(node.first)
    var members: [[Int]] = Array(repeating: [], count: grid.columnCount)
    for (index, cell) in grid.cells.enumerated()
    where cell.span == 1 && !cell.unsizedAxes.contains(.horizontal) {
      members[cell.column].append(index)
    }
    var columns = shares(
      members, of: proposal.width, gap: grid.columnGap
    ) { engine, member, length in
      engine.size(
        of: Int(engine.tree.links[first + member]),
        for: Proposal(width: length, height: .unspecified)
      ).width
    }
    for (index, cell) in grid.cells.enumerated()
    where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let wanted = size(
        of: Int(tree.links[first + index]),
        for: Proposal(width: proposal.width, height: .unspecified)
      ).width
      let missing = wanted - width(of: cell, columns, gap: grid.columnGap)
      guard missing > 0 else { continue }
      for column in cell.column..<cell.column + cell.span {
        columns[column] += missing / Double(cell.span)
      }
    }
    members = Array(repeating: [], count: grid.rows.count)
    for (index, cell) in grid.cells.enumerated() where !cell.unsizedAxes.contains(.vertical) {
      members[cell.row].append(index)
    }
    let widths = grid.cells.map { width(of: $0, columns, gap: grid.columnGap) }
    let rows = shares(members, of: proposal.height, gap: grid.rowGap) { engine, member, length in
      engine.size(
        of: Int(engine.tree.links[first + member]),
        for: Proposal(width: ProposedLength(clamping: widths[member]), height: length)
      ).height
    }
    return GridLengths(columns: columns, rows: rows)
  }

  /// The lengths of columns or rows.
  ///
  /// - Parameters:
  ///   - members: The cells of each.
  ///   - proposed: The length that is proposed to all together.
  ///   - gap: The distance between two.
  ///   - measure: Gives the length of a cell for a proposed one.
  /// - Returns: A length for each.
  private mutating func shares(
    _ members: [[Int]], of proposed: ProposedLength, gap: Double,
    measure: (inout LayoutEngine, Int, ProposedLength) -> Double
  ) -> [Double] {
    func longest(_ track: Int, _ proposed: ProposedLength) -> Double {
      members[track].reduce(0) { max($0, measure(&self, $1, proposed)) }
    }
    guard !proposed.isUnspecified else {
      return members.indices.map { longest($0, .unspecified) }
    }
    let flexibility = members.indices.map { track in
      let least = longest(track, .zero)
      return (most: longest(track, .infinity) - least, least: least)
    }
    let order = members.indices.sorted { a, b in
      let (first, second) = (flexibility[a], flexibility[b])
      if first.most != second.most { return first.most < second.most }
      if first.most == .infinity, first.least != second.least { return first.least > second.least }
      return a < b
    }
    var available = proposed.value - gap * Double(max(0, members.count - 1))
    var lengths = Array(repeating: 0.0, count: members.count)
    for (position, track) in order.enumerated() {
      let share = max(0, available / Double(members.count - position))
      lengths[track] = longest(track, ProposedLength(clamping: share))
      if available != .infinity { available -= lengths[track] }
    }
    return lengths
  }

  private func width(of cell: GridNode.Cell, _ columns: [Double], gap: Double) -> Double {
    total(columns[cell.column..<cell.column + cell.span], gap: gap)
  }

  private func total(_ lengths: some Collection<Double>, gap: Double) -> Double {
    lengths.reduce(0, +) + gap * Double(max(0, lengths.count - 1))
  }

  private func starts(_ lengths: [Double], gap: Double) -> [Double] {
    var start = 0.0
    return lengths.map { length in
      defer { start += length + gap }
      return start
    }
  }
}
