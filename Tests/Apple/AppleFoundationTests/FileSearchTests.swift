// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Synchronization
import Testing

/// Pointers, files that are shown, searches in iCloud and other processes.
@Suite struct FileSearchTests {
  private final class Presenter: NSObject, NSFilePresenter {
    let presentedItemURL: URL? = URL(fileURLWithPath: "/a")
    let presentedItemOperationQueue = OperationQueue()
  }

  private func pointer(to object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  @Test func `An array of pointers has null in it, and objects that it does not hold become null`()
  {
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    withExtendedLifetime(kept) {
      array.addPointer(pointer(to: kept))
      array.addPointer(nil)
      let gone = NSObject()
      withExtendedLifetime(gone) {
        array.insertPointer(pointer(to: gone), at: 0)
        #expect(array.count == 3 && array.allObjects.count == 2)
      }
    }
    withExtendedLifetime(kept) {
      array.compact()
      #expect(array.count == 1 && array.pointer(at: 0) == pointer(to: kept))
      array.count = 3
      #expect(array.pointer(at: 2) == nil && array.allObjects.count == 1)
    }
  }

  @Test func `An array of pointers holds its objects`() {
    let array = NSPointerArray.strongObjects()
    do {
      let number = NSNumber(value: 7)
      withExtendedLifetime(number) { array.addPointer(pointer(to: number)) }
    }
    #expect(array.allObjects.first as? NSNumber == 7)
  }

  @Test func `What shows a file is known to coordinators until it is removed`() {
    let presenter = Presenter()
    NSFileCoordinator.addFilePresenter(presenter)
    #expect(NSFileCoordinator.filePresenters.contains { $0 === presenter })
    let url = URL(fileURLWithPath: "/b")
    var read: URL?
    NSFileCoordinator(filePresenter: presenter).coordinate(readingItemAt: url, error: nil) {
      read = $0
    }
    #expect(read == url)
    NSFileCoordinator.removeFilePresenter(presenter)
    #expect(!NSFileCoordinator.filePresenters.contains { $0 === presenter })
  }

  @Test func `A search in iCloud needs a predicate, and ends without files`() {
    let (query, queue) = (NSMetadataQuery(), OperationQueue())
    #expect(!query.start())
    query.predicate = NSPredicate(value: true)
    query.operationQueue = queue
    let ends = Atomic(0)
    let observer = NotificationCenter.default.addObserver(
      forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil
    ) { _ in ends.add(1, ordering: .relaxed) }
    #expect(query.start())
    #expect(!query.start())
    queue.waitUntilAllOperationsAreFinished()
    NotificationCenter.default.removeObserver(observer)
    #expect(ends.load(ordering: .relaxed) == 1 && query.resultCount == 0)
    query.stop()
    #expect(query.isStopped && !query.isStarted)
  }

  @Test func `A connection to another process is invalid`() {
    let calls = Mutex<[String]>([])
    let connection = NSXPCConnection(listenerEndpoint: NSXPCListenerEndpoint())
    connection.invalidationHandler = { calls.withLock { $0.append("invalid") } }
    connection.resume()
    connection.resume()
    _ = connection.remoteObjectProxyWithErrorHandler { error in
      calls.withLock {
        $0.append((error as? CocoaError)?.code == .xpcConnectionInvalid ? "error" : "")
      }
    }
    #expect(calls.withLock { $0 } == ["invalid", "error"])
  }

  @Test func `An operation of a block is created by a block after its name`() {
    let ends = Atomic(0)
    let operation = BlockOperation { ends.add(1, ordering: .relaxed) }
    operation.start()
    #expect(ends.load(ordering: .relaxed) == 1)
  }
}
