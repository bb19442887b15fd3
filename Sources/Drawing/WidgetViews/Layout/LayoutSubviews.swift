// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The session in which the views of a custom layout are measured and placed, as long as one of its
/// functions is called.
final class LayoutSession {
  /// The engine; an empty one where it is not this layout's turn.
  var engine: LayoutEngine

  /// Whether views can be measured: not after the function returned, and not while a layout inside of it is asked.
  var isOpen = true

  /// Where the views were put, by their indexes.
  var places: [Int: LayoutEngine.Placement] = [:]

  init(_ engine: consuming LayoutEngine) {
    self.engine = engine
  }

  /// Lets a function work with the engine; nil if it cannot be worked with.
  func use<Result>(_ function: (inout LayoutEngine) -> Result) -> Result? {
    // A function that keeps the views of another layout must not reach into the middle of that.
    guard isOpen else { return nil }
    isOpen = false
    defer { isOpen = true }
    return function(&engine)
  }
}

/// The views of a custom layout.
///
/// They are of use as long as the function is called that was handed them; later they have no size and go nowhere.
public struct LayoutSubviews: RandomAccessCollection {
  let session: LayoutSession
  let nodes: [Int32]

  /// The side at which reading begins; places are mirrored already where it is the right.
  public let layoutDirection: LayoutDirection

  /// The index of the first view, which is 0.
  public var startIndex: Int { 0 }

  /// The number of views: the index after the last.
  public var endIndex: Int { nodes.count }

  /// The view at an index from 0 to ``endIndex`` less one.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(session: session, index: index, node: Int(nodes[index]))
  }

  /// The views at a range of indexes.
  public subscript(bounds: Range<Int>) -> Slice<LayoutSubviews> {
    Slice(base: self, bounds: bounds)
  }
}

/// A view of a custom layout.
public struct LayoutSubview {
  let session: LayoutSession
  let index: Int
  let node: Int

  /// The layout priority of the view; 0 unless `layoutPriority(_:)` sets it.
  public var priority: Double { session.use { $0.tree.nodes[node].priority } ?? 0 }

  /// The distances that the view prefers.
  public var spacing: ViewSpacing {
    session.use {
      ViewSpacing(value: $0.tree.spacings[node], fallback: $0.settings.stackSpacing)
    } ?? ViewSpacing()
  }

  /// The size that the view chooses, in points.
  @_disfavoredOverload
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    session.use { $0.size(of: node, for: Proposal(proposal)) } ?? .zero
  }

  /// The size that the view chooses, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    session.use { engine in
      let proposal = Proposal(proposal)
      return engine.dimensions(
        of: node, proposal: proposal, size: engine.size(of: node, for: proposal))
    } ?? ViewDimensions(size: .zero)
  }

  /// The value of a key that the view sets for its layout; of nested values the outermost counts.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    session.use { engine in
      var index = node
      while true {
        let node = engine.tree.nodes[index]
        if case .layoutValue(let number) = node.kind {
          let said = engine.tree.rare.layoutValues[Int(number)]
          if said.key == ObjectIdentifier(key), let value = said.value as? Key.Value {
            return value
          }
        }
        // What is said of a view in a container is not said of the container.
        guard node.count == 0, node.first >= 0 else { return Key.defaultValue }
        index = Int(node.first)
      }
    } ?? Key.defaultValue
  }

  /// Places the view in the container.
  ///
  /// - Parameters:
  ///   - position: A point of the container's bounds.
  ///   - anchor: The part of the view that is there.
  ///   - proposal: The proposed size.
  @_disfavoredOverload
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize = .unspecified
  ) {
    let proposal = Proposal(proposal)
    guard let size = session.use({ $0.size(of: node, for: proposal) }) else { return }
    session.places[index] = LayoutEngine.Placement(
      node: node, x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
      proposal: proposal, size: size)
  }
}
