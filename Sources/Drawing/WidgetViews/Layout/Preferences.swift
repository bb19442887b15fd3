// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value that views hand to the views around them.
///
/// It is read by `overlayPreferenceValue(_:alignment:_:)` and `backgroundPreferenceValue(_:alignment:_:)`, when all that is in the view is
/// laid out. There is no `onPreferenceChange`, as a picture of a widget has no state to change.
public protocol PreferenceKey {
  /// The type of the value that views hand to the views around them.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Takes a further view's value into that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The value if no view sets the preference: nil.
  public static var defaultValue: Value { nil }
}

/// A value that a view sets a preference to.
struct PreferenceNode {
  var key: ObjectIdentifier
  /// The value, given what is set inside of the view, nil for nothing, and the frame of the view.
  var value: (_ inner: () -> Any?, _ bounds: Rect) -> Any?
}

extension LayoutEngine {
  /// The value of a preference of a node and all in it, or only of what changes the view in it; nil if nothing sets it.
  ///
  /// A view's own value takes the place of those in it. Source: OpenSwiftUI, `PreferenceWritingModifier.swift`.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, of index: Int, inContainers: Bool = true
  ) -> Key.Value? {
    let node = tree.nodes[index]
    guard inContainers || !node.isAloneInStack else { return nil }
    if case .preference(let number) = node.kind {
      let preference = tree.rare.preferences[Int(number)]
      if preference.key == ObjectIdentifier(key) {
        let value = preference.value(
          { self.preference(key, of: Int(node.first), inContainers: inContainers) }, frames[index])
        return value as? Key.Value
      }
    }
    let parts = inContainers ? parts(of: index) : node.changed.map { [$0] } ?? []
    return preference(key, of: parts.map(Int.init), inContainers: inContainers)
  }

  /// What several nodes say together; nil if none of them says anything.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, of nodes: [Int], inContainers: Bool = true
  ) -> Key.Value? {
    var result: Key.Value?
    for node in nodes {
      guard let next = preference(key, of: node, inContainers: inContainers) else { continue }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }

  /// The nodes that are directly in a node and are shown.
  func parts(of index: Int) -> [Int32] {
    let node = tree.nodes[index]
    switch node.kind {
    case .stack, .zStack, .lazyGrid, .grid, .gridRow, .layout, .reader:
      return Array(tree.children(of: index))
    case .fitting:
      return tree.children(of: index).filter { !frames[Int($0)].minX.isNaN }
    case .background(let other, _), .overlay(let other, _), .mask(let other, _):
      return [node.first, other]
    case .preferenceLayer(let number):
      let layer = tree.rare.preferenceLayers[Int(number)].layer
      return layer < 0 ? [node.first] : [node.first, layer]
    default: return node.first < 0 ? [] : [node.first]
    }
  }
}
