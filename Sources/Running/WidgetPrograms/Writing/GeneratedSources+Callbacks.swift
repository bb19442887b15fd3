// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import WidgetProject

extension GeneratedSources {
  /// Methods that come before Foundation's, whose closures may not change what is on the main actor.
  ///
  /// Apple declares them with '@preconcurrency', so that a closure of a class on the main actor, as most are in new projects, is at
  /// most warned of.
  static func callbacks(of module: ProgramModule) -> String {
    // A method of an extension cannot be overridden.
    module.sources.contains(where: overridesTasks) ? closures : closures + tasks
  }

  /// Whether a file has a class that stands for a session, as tests have.
  private static func overridesTasks(_ path: FilePath) -> Bool {
    guard let bytes = try? FileSystem.disk.bytes(of: path) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("URLSession") && text.contains("override")
      && ["dataTask(", "downloadTask(", "uploadTask(", "getAllTasks("].contains {
        text.contains("func \($0)")
      }
  }

  private static let closures = """
    import AppleFoundation
    import Foundation
    import FoundationNetworking

    nonisolated extension Timer {
      @preconcurrency @discardableResult
      class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) -> Timer {
        scheduledAsOnApple(withTimeInterval: interval, repeats: repeats, block: block)
      }

      @preconcurrency
      convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
      ) {
        self.init(
          firingAsOnApple: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
          block: block)
      }
    }

    nonisolated extension NotificationCenter {
      @preconcurrency @discardableResult
      func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
      ) -> any NSObjectProtocol {
        addObserverAsOnApple(forName: name, object: obj, queue: queue, using: block)
      }
    }

    nonisolated extension OperationQueue {
      @preconcurrency
      func addOperation(_ block: @escaping @Sendable () -> Void) { addAsOnApple(block) }
    }

    nonisolated extension RunLoop {
      @preconcurrency
      func perform(_ block: @escaping @Sendable () -> Void) { performAsOnApple(block) }
    }

    nonisolated extension Thread {
      @preconcurrency
      class func detachNewThread(_ block: @escaping @Sendable () -> Void) { detachAsOnApple(block) }
    }

    nonisolated extension BlockOperation {
      @preconcurrency
      convenience init(block: @escaping @Sendable () -> Void) { self.init(blockAsOnApple: block) }
    }

    """

  private static let tasks = """

    nonisolated extension URLSession {
      @preconcurrency
      func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDataTask { dataTaskAsOnApple(request, completionHandler) }

      @preconcurrency
      func dataTask(
        with url: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDataTask { dataTaskAsOnApple(url, completionHandler) }

      @preconcurrency
      func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionUploadTask { uploadTaskAsOnApple(request, bodyData, completionHandler) }

      @preconcurrency
      func downloadTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDownloadTask { downloadTaskAsOnApple(request, completionHandler) }

      @preconcurrency
      func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDownloadTask { downloadTaskAsOnApple(url, completionHandler) }

      @preconcurrency
      func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        getAllTasksAsOnApple(completionHandler)
      }
    }

    nonisolated extension URLSessionWebSocketTask {
      @preconcurrency
      func receive(
        completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
      ) { receiveAsOnApple(completionHandler) }

      @preconcurrency
      func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        sendAsOnApple(message, completionHandler)
      }
    }

    """
}
