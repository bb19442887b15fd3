// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import FoundationNetworking

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key in the facts of an error whose value lets a download go on; no error has it here.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLSession {
  /// The tasks of the session that are not complete.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }

  /// The tasks of the session that are not complete, by what they do.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { data, uploads, downloads in
          continuation.resume(returning: (data, uploads, downloads))
        }
      }
    }
  }

  /// Waits until cookies and credentials are saved.
  public func flush() async {
    await withCheckedContinuation { continuation in flush { continuation.resume() } }
  }

  /// Waits until cookies, caches and credentials are removed.
  public func reset() async {
    await withCheckedContinuation { continuation in reset { continuation.resume() } }
  }
}

extension URLSessionTask {
  /// Whether an answer is given in parts as it comes; it has no effect.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLSessionTaskDelegate {
  /// Is never called here.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}

  /// Is never called here.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
}

extension URLSession {
  /// Goes on with a download, and returns the file and the answer; the delegate of the task is not asked.
  public func download(
    resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      let task = downloadTask(withResumeData: resumeData) { file, response, error in
        do {
          guard let file, let response else { throw error ?? URLError(.unknown) }
          // The file is removed after this function.
          let kept = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
          try FileManager.default.moveItem(at: file, to: kept)
          continuation.resume(returning: (kept, response))
        } catch {
          continuation.resume(throwing: error)
        }
      }
      task.resume()
    }
  }
}

extension URLSessionDownloadTask {
  /// Ends the download, and returns what is needed to go on with it; nil if it has to begin again.
  public func cancelByProducingResumeData() async -> Data? {
    await withCheckedContinuation { continuation in
      cancel { continuation.resume(returning: $0) }
    }
  }
}

extension URLSessionWebSocketDelegate {
  /// Does nothing, as a delegate need not know that a connection is open.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}

  /// Does nothing, as a delegate need not know that a connection is closed.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}
