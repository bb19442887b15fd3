// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a removal answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly = 0
  /// The identifiers of the objects.
  case resultTypeObjectIDs = 1
  /// The number of the objects.
  case resultTypeCount = 2
}

/// The removal of all saved objects that a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The kind of answer that a deletion gives: by default whether it succeeded.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let found: (NSManagedObjectContext) -> [NSManagedObject]

  /// Creates a removal of what a request finds.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    found = { $0.objects(matching: fetch) }
  }
  /// Creates a removal of objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    found = { context in objects.compactMap { context.registeredObject(for: $0) } }
  }

  func objects(in context: NSManagedObjectContext) -> [NSManagedObject] {
    found(context).filter { !$0.objectID.isTemporaryID }
  }
}

/// What a removal answers.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// The kind of answer, as the request asked for it.
  public let resultType: NSBatchDeleteRequestResultType
  private let objects: [NSManagedObject]
  /// The answer: true, or the identifiers or the number of the objects.
  open var result: Any? {
    switch resultType {
    case .resultTypeStatusOnly: true
    case .resultTypeObjectIDs: objects.map(\.objectID)
    case .resultTypeCount: objects.count
    }
  }

  init(_ request: NSBatchDeleteRequest, of objects: [NSManagedObject]) {
    (resultType, self.objects) = (request.resultType, objects)
  }
}
