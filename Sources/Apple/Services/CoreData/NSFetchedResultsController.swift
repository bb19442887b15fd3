// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What happened to a result.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// The result is new.
  case insert = 1
  /// The result is gone.
  case delete = 2
  /// The result has another place.
  case move = 3
  /// The result has other values.
  case update = 4
}

/// Results that have a value in common.
public protocol NSFetchedResultsSectionInfo {
  /// The text of the value.
  var name: String { get }
  /// The title of the section in an index; nil for none.
  var indexTitle: String? { get }
  /// The number of the results.
  var numberOfObjects: Int { get }
  /// The results; never nil here.
  var objects: [Any]? { get }
}

/// A delegate of results that change, which is told nothing here: a fetch finds what there is at the time.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Is called for a result that changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Is called for a section that is new or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Is called with the difference of the results.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  /// Is called before results change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Is called after results changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Returns the title of a section in an index; nil for none.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing with a result that changed.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing with a section that is new or gone.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing with the difference of the results.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  /// Does nothing before results change.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing after results changed.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Returns the first letter of a section's name, in upper case.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first?.uppercased() }
}

/// The results of a request, in sections of results with the same value.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var found: [ResultType]
    var indexTitle: String? { name.first?.uppercased() }
    var numberOfObjects: Int { found.count }
    var objects: [Any]? { found }
  }

  /// The request whose objects are listed.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context in which the request is made.
  public let managedObjectContext: NSManagedObjectContext
  /// The path of the value that the results of a section have in common; nil for one section.
  public let sectionNameKeyPath: String?
  /// The name of a file of the sections, which is not written; nil for none.
  public let cacheName: String?
  /// The delegate, which is told nothing.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// What is found: nil before the first fetch.
  open private(set) var fetchedObjects: [ResultType]?
  private var found: [Section] = []

  /// Creates results of a request.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// Makes the request, and keeps its objects; never throws.
  open func performFetch() throws {
    let results = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = results
    found = sectionNameKeyPath == nil ? [Section(name: "", found: [])] : []
    for result in results {
      let name = name(of: result)
      if found.last?.name != name { found.append(Section(name: name, found: [])) }
      found[found.count - 1].found.append(result)
    }
  }

  /// The sections of the results; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : found }

  /// The titles of the sections in an index.
  open var sectionIndexTitles: [String] { found.compactMap(\.indexTitle) }

  /// Returns the result of a section and an index in it, both of which have to be there.
  open func object(at indexPath: IndexPath) -> ResultType {
    found[indexPath[0]].found[indexPath[1]]
  }

  /// Returns the section of a result and its index in that; nil if it was not found.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (number, section) in found.enumerated() {
      let index = section.found.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
      if let index { return [number, index] }
    }
    return nil
  }

  /// Returns the number of the section for a title of the index, which is at the same place.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  /// Deletes the files of sections, of which there are none.
  open class func deleteCache(withName name: String?) {}

  /// The value of the path as a text; empty without a path or a value.
  private func name(of result: ResultType) -> String {
    guard let path = sectionNameKeyPath?.split(separator: ".") else { return "" }
    var value: Any? = result
    for key in path { value = (value as? NSManagedObject)?.value(forKey: String(key)) }
    return value.map { "\($0)" } ?? ""
  }
}
