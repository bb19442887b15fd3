// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Combine
import SwiftUI

/// An object on the main actor.
@MainActor final class KeptStore<Value>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A property of a program's own, as packages have them.
///
/// It is on the main actor, as it has an observed object, and says so nowhere. That it compiles is what is tested.
@propertyWrapper struct Kept<Value>: DynamicProperty {
  @ObservedObject private var store: KeptStore<Value>

  init(_ value: Value) { store = KeptStore(value) }

  var wrappedValue: Value {
    get { store.value }
    nonmutating set { store.value = newValue }
  }

  var projectedValue: Binding<Value> { $store.value }
}
