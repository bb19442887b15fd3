// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// Adds the order in which the children of a stack are asked to ``stackOrder``.
  ///
  /// The higher priority comes first; then the smaller flexibility; of two endless ones the larger minimum; then the order of the views.
  mutating func sortByFlexibility(from base: Int) {
    let orderBase = stackOrder.count
    for index in base..<stackChildren.count { stackOrder.append(Int32(index)) }
    // Most stacks have few children, mostly in order.
    guard stackOrder.count - orderBase > 16 else {
      for end in stride(from: orderBase + 1, to: stackOrder.count, by: 1) {
        let moved = stackOrder[end]
        var position = end
        while position > orderBase, isAsked(moved, before: stackOrder[position - 1]) {
          stackOrder[position] = stackOrder[position - 1]
          position -= 1
        }
        stackOrder[position] = moved
      }
      return
    }
    let children = stackChildren
    stackOrder[orderBase...].sort { Self.isAsked(children, $0, before: $1) }
  }

  /// The end of the children of one priority, in the order in which they are asked.
  func groupEnd(from start: Int, orderBase: Int, count: Int) -> Int {
    let priority = stackChildren[Int(stackOrder[orderBase + start])].priority
    var end = start + 1
    while end < count, stackChildren[Int(stackOrder[orderBase + end])].priority == priority {
      end += 1
    }
    return end
  }

  private func isAsked(_ first: Int32, before second: Int32) -> Bool {
    Self.isAsked(stackChildren, first, before: second)
  }

  private static func isAsked(
    _ children: [StackChild], _ first: Int32, before second: Int32
  ) -> Bool {
    let (a, b) = (children[Int(first)], children[Int(second)])
    if a.priority != b.priority { return a.priority > b.priority }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    if a.flexibility == .infinity, a.minLength != b.minLength { return a.minLength > b.minLength }
    return first < second
  }
}
