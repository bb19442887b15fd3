// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import Synchronization

/// An object that shows a file, and is told of what others do with it.
///
/// Foundation has it on Apple's systems only. A program shares its files with no other process here, so nothing is ever told.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or the folder that is shown; nil for none.
  var presentedItemURL: URL? { get }
  /// The queue on which the object would be told.
  var presentedItemOperationQueue: OperationQueue { get }

  /// Lets another process read the file; never called here.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((() -> Void)?) -> Void)
  /// Lets another process change the file; never called here.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((() -> Void)?) -> Void)
  /// Saves what was changed; never called here.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Closes the file, as it is about to be deleted; never called here.
  func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Is told that the file has another place; never called here.
  func presentedItemDidMove(to newURL: URL)
  /// Is told that the file changed; never called here.
  func presentedItemDidChange()
  /// Is told that there is a new file in the folder; never called here.
  func presentedSubitemDidAppear(at url: URL)
  /// Is told that a file of the folder has another place; never called here.
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  /// Is told that a file of the folder changed; never called here.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  /// Lets the other process read at once by default.
  public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((() -> Void)?) -> Void
  ) { reader(nil) }
  /// Lets the other process write at once by default.
  public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((() -> Void)?) -> Void
  ) { writer(nil) }
  /// Saves nothing by default, which is no error.
  public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Closes nothing by default, which is no error.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing by default when the file has another place.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing by default when the file changed.
  public func presentedItemDidChange() {}
  /// Does nothing by default when there is a new file in the folder.
  public func presentedSubitemDidAppear(at url: URL) {}
  /// Does nothing by default when a file of the folder has another place.
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Does nothing by default when a file of the folder changed.
  public func presentedSubitemDidChange(at url: URL) {}
}

extension NSFileCoordinator {
  private struct Presenters: @unchecked Sendable { var all: [any NSFilePresenter] = [] }
  private static let presenters = Mutex(Presenters())

  /// The objects that were added and not removed.
  public class var filePresenters: [any NSFilePresenter] { presenters.withLock { $0 }.all }

  /// Adds an object that would be told of what others do with its file.
  public class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    let added = Presenters(all: [filePresenter])
    presenters.withLock { $0.all += added.all }
  }

  /// Removes an object, which is no longer held.
  public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    let identity = ObjectIdentifier(filePresenter)
    presenters.withLock { $0.all.removeAll { ObjectIdentifier($0) == identity } }
  }
}

/// What is about to be done with a file.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file or the folder.
  public let url: URL

  init(_ url: URL) { self.url = url }

  /// Returns that a file is about to be read.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
  /// Returns that a file is about to be changed.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
}
