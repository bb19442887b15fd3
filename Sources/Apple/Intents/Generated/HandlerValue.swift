// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch

/// A value that crosses threads although its type is not sendable, as the arguments and answers of
/// handlers do on Apple's systems.
struct HandlerValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A function that receives the first answer of a handler, and reports any further one.
final class SingleAnswer<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private let method: String
  private let handler: String
  private var receive: ((HandlerValue<Value>) -> Void)?

  init(
    of method: String, handler: Any, _ receive: @escaping (HandlerValue<Value>) -> Void
  ) {
    self.method = method
    self.handler = name(of: handler)
    self.receive = receive
  }

  func take(_ value: Value) {
    let receive = lock.withLock {
      defer { self.receive = nil }
      return self.receive
    }
    guard let receive else {
      return IntentsMessages.write(
        "'\(method)' of \(handler) called its completion handler a second time; only the first answer counts"
      )
    }
    receive(HandlerValue(value))
  }
}

/// An executor that runs asynchronous handlers on its own threads.
///
/// Waiting for a handler blocks a thread, and tests block the few threads of Swift's own pool.
final class HandlerExecutor: TaskExecutor {
  static let shared = HandlerExecutor()

  let queue = DispatchQueue(label: "Intents.handlers", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
