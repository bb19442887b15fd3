// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A child of a stack while the stack is measured.
struct StackChild {
  var node: Int32
  var priority: Double
  /// The length that the child has if it is offered none.
  var minLength = 0.0
  /// How much longer it becomes if it is offered all.
  var flexibility = 0.0
  var proposal = Proposal.unspecified
  var size = Size.zero
}

extension LayoutEngine {
  /// The size of a stack: as long as its children and the gaps, as wide as the aligned children span.
  ///
  /// Source: OpenSwiftUI, `StackLayout.swift`; measured, and tested against SwiftUI by Tokamak, OpenLayout and objc.io.
  mutating func stackSize(of index: Int, for proposal: Proposal) -> Size {
    guard case .stack(let axis, let guide, let gaps) = tree.nodes[index].kind else { return .zero }
    let base = stackChildren.count
    distribute(index, axis: axis, gaps: gaps, for: proposal)
    var length = gaps
    for index in base..<stackChildren.count {
      length += stackChildren[index].size.length(along: axis)
    }
    let (lower, upper) = span(from: base, across: axis, guide: guide)
    stackChildren.removeLast(stackChildren.count - base)
    return Size(max(0, length), across: upper - lower, axis)
  }

  /// Puts the children of a stack one after the other, in the order of the views, from the leading or upper edge of the stack.
  ///
  /// Where nothing was proposed across, the children are asked again with what the stack reports, so that a divider is as long as the text
  /// beside it. Source: OpenSwiftUI, `proposalWhenPlacing`.
  mutating func arrangeStack(_ stack: Int, proposal: Proposal, size: Size) {
    guard case .stack(let axis, let guide, let gaps) = tree.nodes[stack].kind else { return }
    let base = stackChildren.count
    let minor = proposal.length(along: axis.other)
      .or(ProposedLength(clamping: size.length(along: axis.other)))
    let placing = Proposal(proposal.length(along: axis), across: minor, axis)
    distribute(stack, axis: axis, gaps: gaps, for: placing)
    let (lower, _) = span(from: base, across: axis, guide: guide)
    var offset = 0.0
    for index in base..<stackChildren.count {
      let child = stackChildren[index]
      offset += tree.gaps[Int(tree.nodes[stack].first) + index - base]
      let line = value(
        of: guide, in: Int(child.node), proposal: child.proposal, size: child.size)
      let across = -line - lower
      let place = Size(offset, across: across.isFinite ? across : 0, axis)
      placements.append(
        Placement(
          node: Int(child.node), x: place.width, y: place.height, proposal: child.proposal,
          size: child.size))
      offset += child.size.length(along: axis)
    }
    stackChildren.removeLast(stackChildren.count - base)
  }

  /// The span of the children across a stack whose guides are on one line: a range that always
  /// holds the line.
  private mutating func span(
    from base: Int, across axis: Axis, guide: Guide
  ) -> (lower: Double, upper: Double) {
    var (lower, upper) = (0.0, 0.0)
    for index in base..<stackChildren.count {
      let child = stackChildren[index]
      let length = child.size.length(along: axis.other)
      // An endless child makes an endless stack; where its middle is cannot be said.
      if length == .infinity { return (0, .infinity) }
      let line = value(
        of: guide, in: Int(child.node), proposal: child.proposal, size: child.size)
      lower = min(lower, -line)
      upper = max(upper, length - line)
    }
    return (lower, upper)
  }

  /// Measures the children of a stack: adds them to ``stackChildren``, in the order of the views.
  ///
  /// Without a proposal along the axis each has its ideal size. Otherwise what is left is handed out, in equal parts, to those of the
  /// highest priority first, what the others need at least being put aside; and among them to the least flexible first, because what a child
  /// does not take is the others'.
  private mutating func distribute(
    _ stack: Int, axis: Axis, gaps: Double, for proposal: Proposal
  ) {
    let base = stackChildren.count
    let major = proposal.length(along: axis)
    let minor = proposal.length(along: axis.other)
    let first = Int(tree.nodes[stack].first)
    for link in first..<first + Int(tree.nodes[stack].count) {
      let child = tree.links[link]
      stackChildren.append(
        StackChild(node: child, priority: tree.nodes[Int(child)].priority))
    }
    guard !major.isUnspecified else {
      for index in base..<stackChildren.count { measure(index, proposal, axis) }
      return
    }
    probe(from: base, axis: axis, minor: minor)
    sortByFlexibility(from: base)
    let end = stackChildren.count
    let orderBase = stackOrder.count - (end - base)
    // What all of lower priority need at least; the highest group's own part is given back below.
    var available = major.value - gaps
    for index in base..<end { available -= stackChildren[index].minLength }
    var position = 0
    while position < end - base {
      let group = groupEnd(from: position, orderBase: orderBase, count: end - base)
      for member in position..<group {
        available += stackChildren[Int(stackOrder[orderBase + member])].minLength
      }
      for member in position..<group {
        let index = Int(stackOrder[orderBase + member])
        let share = available == .infinity ? available : max(available / Double(group - member), 0)
        measure(index, Proposal(ProposedLength(clamping: share), across: minor, axis), axis)
        // An endless length stays endless, whatever is taken of it.
        if available != .infinity {
          available -= stackChildren[index].size.length(along: axis)
        }
      }
      position = group
    }
    stackOrder.removeLast(end - base)
  }

  /// Measures a child with a proposal of its own.
  private mutating func measure(_ index: Int, _ proposal: Proposal, _ axis: Axis) {
    let size = size(of: Int(stackChildren[index].node), for: proposal)
    stackChildren[index].size = size
    stackChildren[index].proposal = proposal
  }

  /// Asks the children for their smallest and their largest lengths.
  private mutating func probe(from base: Int, axis: Axis, minor: ProposedLength) {
    for index in base..<stackChildren.count {
      let node = Int(stackChildren[index].node)
      let least = size(of: node, for: Proposal(.zero, across: minor, axis))
        .length(along: axis)
      let most = size(of: node, for: Proposal(.infinity, across: minor, axis))
        .length(along: axis)
      stackChildren[index].minLength = least
      stackChildren[index].flexibility = most - least
    }
  }
}
