// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension NSManagedObjectContext {
  /// The stores: the context's own, or those of its parent.
  var coordinator: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.coordinator
  }

  /// The objects that are saved, without those that the next save removes, and those that it adds.
  var visible: [NSManagedObject] { saved.filter { !deletedObjects.contains($0) } + inserted }

  /// The objects that the parent has, or the stores.
  private var saved: [NSManagedObject] {
    parent?.visible ?? persistentStoreCoordinator?.storedObjects.all ?? []
  }

  /// The objects that match a request, in its order.
  func objects<Result>(matching request: NSFetchRequest<Result>) -> [NSManagedObject] {
    let name = request.entityName ?? request.entity?.name ?? ""
    let isTyped = Result.self is NSManagedObject.Type && Result.self != NSManagedObject.self
    var found = (request.includesPendingChanges ? visible : saved).filter { object in
      object.isOne(ofEntity: name) || isTyped && request.includesSubentities && object is Result
    }
    if let predicate = request.predicate {
      found = found.filter { predicate.evaluate(with: $0) }
    }
    for descriptor in (request.sortDescriptors ?? []).reversed() {
      found = sorted(found, by: descriptor)
    }
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  /// What a request finds, as it asks for it: objects, their identifiers, dictionaries of their values or their number.
  func results<Result>(of request: NSFetchRequest<Result>) -> [Result] {
    let found = objects(matching: request)
    let results: [Any] =
      switch request.resultType {
      case .countResultType: [NSNumber(value: found.count)]
      case .dictionaryResultType: dictionaries(of: found, for: request)
      case .managedObjectIDResultType: found.map(\.objectID)
      default: found
      }
    return results.compactMap { $0 as? Result }
  }

  /// The values of objects: one dictionary for each, or for all that have values in common if something is computed of several.
  private func dictionaries<Result>(
    of found: [NSManagedObject], for request: NSFetchRequest<Result>
  ) -> [NSDictionary] {
    let computed = (request.propertiesToFetch ?? []).compactMap { $0 as? NSExpressionDescription }
    guard !computed.isEmpty || request.propertiesToGroupBy != nil else {
      return found.map { Self.values(of: $0, for: request) }
    }
    let names = (request.propertiesToGroupBy ?? []).compactMap {
      ($0 as? NSPropertyDescription)?.name ?? $0 as? String
    }
    var groups: [(key: [AnyHashable?], objects: [NSManagedObject])] =
      names.isEmpty ? [([], [])] : []
    for object in found {
      let key = names.map { object.value(forKey: $0) as? AnyHashable }
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].objects.append(object)
      } else {
        groups.append((key, [object]))
      }
    }
    let all: [NSDictionary] = groups.map { group in
      let values =
        group.objects.first.map { Self.values(of: $0, for: request) } ?? NSMutableDictionary()
      for property in computed {
        let value = property.expression?.expressionValue(
          with: group.objects.map(\.managedValues), context: nil)
        if let value { values[property.name] = value }
      }
      return values
    }
    return all.filter { request.havingPredicate?.evaluate(with: $0) ?? true }
  }

  private static func values<Result>(
    of object: NSManagedObject, for request: NSFetchRequest<Result>
  ) -> NSMutableDictionary {
    let names = request.propertiesToFetch?.compactMap {
      ($0 as? NSPropertyDescription)?.name ?? $0 as? String
    }
    let values = NSMutableDictionary()
    for name in names ?? Array(object.managedValues.keys) {
      if let value = object.value(forKey: name) { values[name] = value }
    }
    return values
  }

  /// Sorts objects by one descriptor; equal ones keep their order, so that several descriptors can be applied in turn.
  private func sorted(
    _ objects: [NSManagedObject], by descriptor: NSSortDescriptor
  ) -> [NSManagedObject] {
    objects.enumerated().sorted { left, right in
      switch descriptor.compare(left.element, to: right.element) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left.offset < right.offset
      }
    }.map(\.element)
  }
}
