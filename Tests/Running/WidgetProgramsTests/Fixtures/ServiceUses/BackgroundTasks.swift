// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import BackgroundTasks

func useBackgroundTasks() async throws {
  let visible = BGContinuedProcessingTaskRequest(
    identifier: "com.example.export", title: "Export", subtitle: "3 files")
  visible.strategy = .fail
  let copy = visible.copy() as? BGContinuedProcessingTaskRequest
  expect(copy?.strategy == .fail && copy?.title == "Export", "a copy is the same wish")
  let scheduler = BGTaskScheduler.shared
  scheduler.register(forTaskWithIdentifier: "com.example.refresh", using: nil) { task in
    guard let task = task as? BGAppRefreshTask else { return }
    task.expirationHandler = { task.setTaskCompleted(success: false) }
    task.setTaskCompleted(success: true)
  }
  let request = BGAppRefreshTaskRequest(identifier: "com.example.refresh")
  request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
  do {
    try scheduler.submit(request)
    expect(false, "no work is started")
  } catch BGTaskScheduler.Error.unavailable {
  } catch { expect(false, "the error is that of the scheduler") }
  let processing = BGProcessingTaskRequest(identifier: "com.example.clean")
  processing.requiresExternalPower = true
  processing.requiresNetworkConnectivity = true
  do { try scheduler.submit(processing) } catch {
    expect((error as NSError).code == 1, "the error has Apple's code")
    expect((error as? BGTaskScheduler.Error)?.code == .unavailable, "the error has a type")
  }
  expect((processing.copy() as? BGProcessingTaskRequest)?.requiresExternalPower == true, "a copy")
  let waiting = await scheduler.pendingTaskRequests()
  expect(waiting.isEmpty, "no work waits")
  await withCheckedContinuation { continuation in
    scheduler.getPendingTaskRequests { requests in
      expect(requests.isEmpty, "no work waits")
      continuation.resume()
    }
  }
  scheduler.cancel(taskRequestWithIdentifier: "com.example.refresh")
  scheduler.cancelAllTaskRequests()
}
