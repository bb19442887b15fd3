// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How a collection holds its objects.
public struct NSPointerFunctions: Sendable {
  /// The ways to hold and compare objects.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are held as long as they are there.
    public static let strongMemory: Options = []
    /// Objects are not held, and leave the collection when nothing else holds them.
    public static let weakMemory = Options(rawValue: 5)
    /// An object is itself alone; always so here.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// Objects are copied; never done here.
    public static let copyIn = Options(rawValue: 65_536)
  }
}

/// A set of objects, which it may hold or not; an object is itself alone, whatever it equals.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Entry {
    weak var object: ObjectType?
    let held: ObjectType?
  }

  private var entries: [Entry] = []
  private let isWeak: Bool

  /// Creates a set that holds its objects in a way.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Returns a set that does not hold its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are there, in the order in which they were added.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// One of the objects; nil if there are none.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many objects are there.
  open var count: Int { allObjects.count }

  /// Returns whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { object in allObjects.contains { $0 === object } } ?? false
  }

  /// Adds an object, unless it is there.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(Entry(object: object, held: isWeak ? nil : object))
  }

  /// Removes an object, if it is there.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }

  /// Returns what gives the objects, one after the other.
  open func objectEnumerator() -> NSEnumerator {
    (allObjects as NSArray).objectEnumerator()
  }

  /// Removes all objects of the set.
  open func removeAllObjects() { entries = [] }
}
