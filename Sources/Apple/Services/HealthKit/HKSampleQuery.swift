// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A question for samples; the handler gets an error.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// The greatest number of samples; 0 for all.
  public let limit: Int
  /// The order of the samples; nil for any.
  public let sortDescriptors: [NSSortDescriptor]?

  /// Creates a query for samples of a type, at most a number of them, in an order; the handler is called once.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    super.init(sampleType, predicate)
    fail = { [unowned self] in resultsHandler(self, nil, $0) }
  }

  /// Creates a query for samples of several types.
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor]? = nil,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    super.init(nil, nil)
    fail = { [unowned self] in resultsHandler(self, nil, $0) }
  }
}

/// A type and a condition of samples.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
  /// The type of the samples.
  public let sampleType: HKSampleType
  /// The condition of the samples; nil for all.
  public let predicate: NSPredicate?

  /// Creates a description of samples of a type that satisfy a condition; nil for all.
  public init(sampleType: HKSampleType, predicate: NSPredicate?) {
    self.sampleType = sampleType
    self.predicate = predicate
  }
}

/// What an observer calls when it has handled a change.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// A question for changes; the handler gets an error.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// Creates a query whose handler is called when samples of a type change, which never happens here.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping (
        HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?
      ) -> Void
  ) {
    super.init(sampleType, predicate)
    fail = { [unowned self] in updateHandler(self, {}, $0) }
  }
}

/// A place in the changes of samples.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  let value: Int
  /// Creates a place from a number.
  public init(fromValue value: Int) { self.value = value }
}

/// A question for samples that are new or deleted; the handler gets an error.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// The handler of later changes, which is never called here; nil for none.
  open var updateHandler:
    (
      (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    )?

  /// Creates a query for what has changed since an anchor; nil for all that there is.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler:
      @escaping (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
      ) -> Void
  ) {
    super.init(type, predicate)
    fail = { [unowned self] in handler(self, nil, nil, nil, $0) }
  }
}

/// A question for the summaries of days; the handler gets an error.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  /// The handler of later changes, which is never called here; nil for none.
  open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

  /// Creates a query for the summaries of days that satisfy a condition; nil for all.
  public init(
    predicate: NSPredicate?,
    resultsHandler handler:
      @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) ->
      Void
  ) {
    super.init(HKObjectType.activitySummaryType(), predicate)
    fail = { [unowned self] in handler(self, nil, $0) }
  }
}

/// A question for the sources of samples; the handler gets an error.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  /// Creates a query for the apps and devices that saved samples of a type.
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    super.init(sampleType, objectPredicate)
    fail = { [unowned self] in completionHandler(self, nil, $0) }
  }
}
