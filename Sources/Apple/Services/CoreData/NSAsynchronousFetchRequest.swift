// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A request whose answer comes later, which is at once here.
protocol AsynchronousFetch: NSPersistentStoreRequest {
  /// Makes the request in a context, and calls its block.
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// An answer that comes later, which is at once here.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult, @unchecked Sendable {
  /// The context in which the request was made.
  public let managedObjectContext: NSManagedObjectContext
  /// The error of the request; nil if it succeeded.
  public let operationError: (any Error)?

  init(_ context: NSManagedObjectContext, _ error: (any Error)?) {
    (managedObjectContext, operationError) = (context, error)
  }

  /// Cancels the request, which is answered already.
  open func cancel() {}
}

/// What a request that is answered later finds.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult,
  @unchecked Sendable
{
  /// The request that was made.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// What was found; nil if the request failed.
  public let finalResult: [ResultType]?

  init(
    _ request: NSAsynchronousFetchRequest<ResultType>, in context: NSManagedObjectContext,
    _ result: Result<[ResultType], any Error>
  ) {
    fetchRequest = request
    finalResult = try? result.get()
    if case .failure(let error) = result {
      super.init(context, error)
    } else {
      super.init(context, nil)
    }
  }
}

/// A request that a context answers later, which is at once here.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousFetch,
  @unchecked Sendable
{
  /// The request that is made.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The block that is called with the answer; nil for none.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// How many results are expected, for a progress; it has no effect here.
  open var estimatedResultCount = 0

  /// Creates a request that is answered later.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) { (fetchRequest, completionBlock) = (request, blk) }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(
      self, in: context, Result { try context.fetch(fetchRequest) })
    completionBlock?(result)
    return result
  }
}
