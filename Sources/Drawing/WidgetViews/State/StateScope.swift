// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The place of a view among the views of a drawing, and what the view there keeps from one round to the next.
///
/// A place is told by the views around it, by the type of the view, and by its number among those of that type in the body around them.
final class StateScope {
  /// The storages of the view's properties, in the order of their declaration.
  private var storages: [any StoredState] = []

  /// What the observers in the view's body saw in the last round, by their numbers.
  private var observed: [Int: Any] = [:]

  private var children: [ObjectIdentifier: [StateScope]] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]
  private var observerCount = 0

  /// Begins a round: views and observers are counted from the first.
  func beginRound() {
    counts = [:]
    observerCount = 0
    for child in children.values.joined() { child.beginRound() }
  }

  /// The place of the next view of a type in the body of the view that is here.
  func next(_ type: Any.Type) -> StateScope {
    let key = ObjectIdentifier(type)
    let index = counts[key, default: 0]
    counts[key] = index + 1
    if let known = children[key], index < known.count { return known[index] }
    let scope = StateScope()
    children[key, default: []].append(scope)
    return scope
  }

  /// Hands a view what the view at its place kept.
  func restore(_ view: some View) {
    var properties: [any StoredState] = []
    for child in Mirror(reflecting: view).children {
      if let property = child.value as? any StateProperty {
        properties.append(property.storedState)
      }
    }
    for (property, kept) in zip(properties, storages) { property.adopt(kept) }
    storages = properties
  }

  /// The number of the next observer in the body of the view.
  func nextObserver() -> Int {
    defer { observerCount += 1 }
    return observerCount
  }

  /// Notes what an observer sees.
  ///
  /// - Returns: What it saw in the last round; nil if it was not there.
  func exchange(_ value: Any, at index: Int) -> Any? {
    observed.updateValue(value, forKey: index)
  }

  /// How often writes changed what is kept here and below.
  var changeCount: Int {
    storages.reduce(0) { $0 + $1.changeCount }
      + children.values.joined().reduce(0) { $0 + $1.changeCount }
  }
}
