// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A search for files in the user's iCloud, which ends at once without files, as there is no account.
///
/// Foundation has it on Apple's systems only.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  /// What would be asked to replace results; nil for nothing.
  open weak var delegate: (any NSMetadataQueryDelegate)?
  /// Which files are searched for; nil for none.
  open var predicate: NSPredicate?
  /// The order of the files.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The attributes whose values are counted.
  open var valueListAttributes: [String] = []
  /// The attributes by which files are grouped; nil for none.
  open var groupingAttributes: [String]?
  /// The places in which is searched.
  open var searchScopes: [Any] = []
  /// The files in which is searched; nil for all.
  open var searchItems: [Any]?
  /// The seconds between notifications of changes.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The queue of the notifications; nil for the main queue.
  open var operationQueue: OperationQueue?
  /// Whether the search was started and not stopped.
  open private(set) var isStarted = false
  /// Whether the search was stopped.
  open private(set) var isStopped = false
  /// Whether files are being found; never here.
  open var isGathering: Bool { false }
  /// How many files were found: none.
  open var resultCount: Int { 0 }
  /// The files that were found: none.
  open var results: [Any] { [] }
  /// The values of attributes with their counts: none.
  open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { [:] }
  /// The files in groups: none.
  open var groupedResults: [NSMetadataQueryResultGroup] { [] }

  /// Creates a search without a predicate.
  public override init() { super.init() }

  /// Starts the search, whose notifications that it began and that it found nothing come later.
  ///
  /// - Returns: False if there is no predicate, or if the search was started before.
  @discardableResult open func start() -> Bool {
    guard predicate != nil, !isStarted else { return false }
    reportUnavailable("NSMetadataQuery", answer: "no files are in iCloud")
    (isStarted, isStopped) = (true, false)
    (operationQueue ?? .main).addOperation { [weak self] in
      guard let self, isStarted else { return }
      for name: Notification.Name in [
        .NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering,
      ] {
        NotificationCenter.default.post(name: name, object: self)
      }
    }
    return true
  }

  /// Stops the search, which can be started again.
  open func stop() { (isStarted, isStopped) = (false, true) }
  /// Does nothing, as nothing changes.
  open func disableUpdates() {}
  /// Does nothing, as nothing changes.
  open func enableUpdates() {}
  /// Calls nothing, as no files were found.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Calls nothing, as no files were found.
  open func enumerateResults(
    options opts: NSEnumerationOptions = [],
    using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Returns a file that was found; a program that asks for one of none ends.
  open func result(at idx: Int) -> Any { results[idx] }
  /// Returns the place of a file; `NSNotFound`, as no files were found.
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// Returns what is known of a file; nil, as no files were found.
  open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
}

/// What is asked to replace the results of a search; never asked here.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
  /// Returns an object in place of a file; never called here.
  func metadataQuery(
    _ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem
  ) -> Any
  /// Returns a value in place of one of a file; never called here.
  func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any
}

extension NSMetadataQueryDelegate {
  /// Returns the file by default.
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem
  ) -> Any { result }
  /// Returns the value by default.
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any { attrValue }
}

/// What is known of a file that was found, which never happens here.
open class NSMetadataItem: NSObject, @unchecked Sendable {
  /// The names of what is known: none.
  open var attributes: [String] { [] }
  /// Returns what is known under a name: always nil here.
  open func value(forAttribute key: String) -> Any? { nil }
  /// Returns what is known under some names: always nil here.
  open func values(forAttributes keys: [String]) -> [String: Any]? { nil }
}

/// A value of an attribute with its count, of which there are none here.
open class NSMetadataQueryAttributeValueTuple: NSObject, @unchecked Sendable {
  /// The name of the attribute.
  open var attribute: String { "" }
  /// The value of the attribute; nil for none.
  open var value: Any? { nil }
  /// How many files have the value.
  open var count: Int { 0 }
}

/// The files with one value of an attribute, of which there are none here.
open class NSMetadataQueryResultGroup: NSObject, @unchecked Sendable {
  /// The name of the attribute.
  open var attribute: String { "" }
  /// The value that the files share.
  open var value: Any { "" }
  /// The groups in this one; nil for none.
  open var subgroups: [NSMetadataQueryResultGroup]? { nil }
  /// How many files there are.
  open var resultCount: Int { 0 }
  /// The files with the value.
  open var results: [Any] { [] }
}
