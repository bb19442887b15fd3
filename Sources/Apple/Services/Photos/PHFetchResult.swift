// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What to fetch and in which order.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// Which objects to fetch; nil for all.
  open var predicate: NSPredicate?
  /// The order; nil for the order of the library.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Whether hidden photos are fetched.
  open var includeHiddenAssets = false
  /// Whether all photos of bursts are fetched.
  open var includeAllBurstAssets = false
  /// From where photos are fetched; empty for everywhere.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The greatest number of objects; 0 for all.
  open var fetchLimit = 0
  /// Whether it is told which objects changed.
  open var wantsIncrementalChangeDetails = true

  /// Creates options for everything.
  public override init() {}
}

/// Fetched objects, of which there are none here.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType] = []) { self.objects = objects }

  /// The number of objects.
  open var count: Int { objects.count }
  /// The first object; nil if there are none.
  open var firstObject: ObjectType? { objects.first }
  /// The last object; nil if there are none.
  open var lastObject: ObjectType? { objects.last }

  /// Returns the object at a place, which must be less than ``count``.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// The object at a place, which must be less than ``count``.
  open subscript(index: Int) -> ObjectType { objects[index] }
  /// Returns the objects at places, which must be less than ``count``.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Returns whether an object was fetched.
  open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }
  /// Returns the place of an object; `NSNotFound` if it was not fetched.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject } ?? NSNotFound
  }
  /// Returns the number of photos of a type.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }

  /// Calls a block with each object and its place until it sets its last argument to true.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() {
      block(object, index, &stop)
      if stop.boolValue { return }
    }
  }
}
