// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import WidgetProject

extension GeneratedSources {
  /// Methods that come before Foundation's, whose closures may not change what is on the main actor.
  ///
  /// A module may have types of its own with any of these names, so that each is spelled with its module.
  ///
  /// Apple declares them with '@preconcurrency', so that a closure of a class on the main actor, as most are in new projects, is at
  /// most warned of.
  static func callbacks(of module: ProgramModule) -> String {
    let names = ["dataTask(", "downloadTask(", "uploadTask(", "getAllTasks("]
    return replaces(names, of: "URLSession", in: module) ? closures : closures + tasks
  }

  private static let closures = """
    import AppleFoundation
    import Foundation
    import FoundationNetworking

    nonisolated extension Foundation.Timer {
      @preconcurrency @discardableResult
      class func scheduledTimer(
        withTimeInterval interval: Foundation.TimeInterval, repeats: Swift.Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Swift.Void
      ) -> Foundation.Timer {
        scheduledAsOnApple(withTimeInterval: interval, repeats: repeats, block: block)
      }

      @preconcurrency
      convenience init(
        timeInterval interval: Foundation.TimeInterval, repeats: Swift.Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Swift.Void
      ) {
        self.init(
          firingAsOnApple: Foundation.Date(timeIntervalSinceNow: interval), interval: interval,
          repeats: repeats, block: block)
      }
    }

    nonisolated extension Foundation.NotificationCenter {
      @preconcurrency @discardableResult
      func addObserver(
        forName name: Foundation.NSNotification.Name?, object obj: Any?,
        queue: Foundation.OperationQueue?,
        using block: @escaping @Sendable (Foundation.Notification) -> Swift.Void
      ) -> any Foundation.NSObjectProtocol {
        addObserverAsOnApple(forName: name, object: obj, queue: queue, using: block)
      }
    }

    nonisolated extension Foundation.OperationQueue {
      @preconcurrency
      func addOperation(_ block: @escaping @Sendable () -> Swift.Void) { addAsOnApple(block) }
    }

    nonisolated extension Foundation.RunLoop {
      @preconcurrency
      func perform(_ block: @escaping @Sendable () -> Swift.Void) { performAsOnApple(block) }
    }

    nonisolated extension Foundation.Thread {
      @preconcurrency
      class func detachNewThread(_ block: @escaping @Sendable () -> Swift.Void) {
        detachAsOnApple(block)
      }
    }

    nonisolated extension Foundation.BlockOperation {
      @preconcurrency
      convenience init(block: @escaping @Sendable () -> Swift.Void) {
        self.init(blockAsOnApple: block)
      }
    }

    """

  private static let tasks = """

    nonisolated extension FoundationNetworking.URLSession {
      @preconcurrency
      func dataTask(
        with request: FoundationNetworking.URLRequest,
        completionHandler: @escaping DataCompletionOnApple
      ) -> FoundationNetworking.URLSessionDataTask {
        dataTaskAsOnApple(request, completionHandler)
      }

      @preconcurrency
      func dataTask(
        with url: Foundation.URL,
        completionHandler: @escaping DataCompletionOnApple
      ) -> FoundationNetworking.URLSessionDataTask {
        dataTaskAsOnApple(url, completionHandler)
      }

      @preconcurrency
      func uploadTask(
        with request: FoundationNetworking.URLRequest, from bodyData: Foundation.Data?,
        completionHandler: @escaping DataCompletionOnApple
      ) -> FoundationNetworking.URLSessionUploadTask {
        uploadTaskAsOnApple(request, bodyData, completionHandler)
      }

      @preconcurrency
      func downloadTask(
        with request: FoundationNetworking.URLRequest,
        completionHandler: @escaping FileCompletionOnApple
      ) -> FoundationNetworking.URLSessionDownloadTask {
        downloadTaskAsOnApple(request, completionHandler)
      }

      @preconcurrency
      func downloadTask(
        with url: Foundation.URL, completionHandler: @escaping FileCompletionOnApple
      ) -> FoundationNetworking.URLSessionDownloadTask {
        downloadTaskAsOnApple(url, completionHandler)
      }

      @preconcurrency
      func getAllTasks(
        completionHandler: @escaping @Sendable ([FoundationNetworking.URLSessionTask]) -> Swift.Void
      ) {
        getAllTasksAsOnApple(completionHandler)
      }
    }

    nonisolated extension FoundationNetworking.URLSessionWebSocketTask {
      @preconcurrency
      func receive(
        completionHandler:
          @escaping @Sendable (Swift.Result<Message, any Swift.Error>) -> Swift.Void
      ) {
        receiveAsOnApple(completionHandler)
      }

      @preconcurrency
      func send(
        _ message: Message,
        completionHandler: @escaping @Sendable ((any Swift.Error)?) -> Swift.Void
      ) {
        sendAsOnApple(message, completionHandler)
      }
    }

    """
}
