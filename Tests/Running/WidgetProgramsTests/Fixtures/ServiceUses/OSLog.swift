// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import OSLog

func useOSLog() async throws {
  let store = try OSLogStore(scope: .currentProcessIdentifier)
  let position = store.position(timeIntervalSinceLatestBoot: 0)
  let predicate = NSPredicate(format: "subsystem == %@", "com.example.shop")
  let entries = try store.getEntries(at: position, matching: predicate)
  expect(!entries.contains { ($0 as? OSLogEntryLog)?.level == .error }, "no message is kept")
  let logger = Logger(subsystem: "com.example.shop", category: "widget")
  logger.debug("a widget that logs goes on")
}
