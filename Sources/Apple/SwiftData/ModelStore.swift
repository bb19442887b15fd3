// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
import Foundation
import Synchronization

/// The objects of a container, shared by all of its contexts.
final class ModelStore: Sendable {
  /// The objects in the order of insertion; they cross threads as the program passes them.
  private struct Contents: @unchecked Sendable {
    var objects: [any PersistentModel] = []
  }

  /// The context into which an object was inserted.
  private struct Place: @unchecked Sendable {
    weak var context: ModelContext?
    weak var object: AnyObject?
    var isDeleted = false
  }

  private static let places = Mutex<[ObjectIdentifier: Place]>([:])

  private let contents = Mutex(Contents())

  static func context(of object: some PersistentModel) -> ModelContext? {
    places.withLock { places in
      let place = places[ObjectIdentifier(object)]
      return place?.object === object ? place?.context : nil
    }
  }

  static func isDeleted(_ object: some PersistentModel) -> Bool {
    places.withLock { places in
      let place = places[ObjectIdentifier(object)]
      return place?.object === object && place?.isDeleted ?? false
    }
  }

  /// Returns all objects of a class.
  func objects<Model: PersistentModel>(of type: Model.Type) -> [Model] {
    reportUnavailable(
      "SwiftData", answer: "no file of a store is read; a container has what the program inserts")
    return contents.withLock { Contents(objects: $0.objects) }.objects.compactMap { $0 as? Model }
  }

  /// Returns the object of an identifier; nil if it is not there.
  func object(of id: PersistentIdentifier) -> (any PersistentModel)? {
    contents.withLock { Contents(objects: $0.objects) }.objects.first { $0.persistentModelID == id }
  }

  /// Inserts an object, and returns whether it was not there before.
  @discardableResult func insert(
    _ object: some PersistentModel, by context: ModelContext
  ) -> Bool {
    let place = Place(context: context, object: object)
    Self.places.withLock { $0[ObjectIdentifier(object)] = place }
    let added = Contents(objects: [object])
    return contents.withLock { contents in
      guard !contents.objects.contains(where: { $0 === added.objects[0] }) else { return false }
      contents.objects += added.objects
      return true
    }
  }

  /// Removes an object, and returns whether it was there.
  @discardableResult func remove(_ object: some PersistentModel) -> Bool {
    let identity = ObjectIdentifier(object)
    let place = Place(object: object, isDeleted: true)
    Self.places.withLock { $0[identity] = place }
    return contents.withLock { contents in
      let count = contents.objects.count
      contents.objects.removeAll { ObjectIdentifier($0) == identity }
      return contents.objects.count < count
    }
  }

  /// Removes all objects.
  func removeAll() {
    let objects = contents.withLock { contents in
      defer { contents.objects = [] }
      return Contents(objects: contents.objects)
    }.objects
    for object in objects {
      let place = Place(object: object, isDeleted: true)
      Self.places.withLock { $0[ObjectIdentifier(object)] = place }
    }
  }
}
