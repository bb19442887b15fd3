// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// The identifier of an object: a number that is counted, so that each run of a program has the same.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  private static let count = Atomic(0)
  private let number = NSManagedObjectID.count.add(1, ordering: .relaxed).newValue

  /// Whether the object is not saved yet.
  open internal(set) var isTemporaryID = true

  /// The description of the object's entity; one without a name for an identifier of no object.
  open internal(set) var entity = NSEntityDescription()

  /// The store of the object; nil while it is not saved.
  open internal(set) weak var persistentStore: NSPersistentStore?

  /// Returns the identifier as an address, which is another one after the object is saved.
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata:///\(isTemporaryID ? "t" : "p")\(number)") ?? URL(filePath: "/")
  }
}
