// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import OSLog

func useOSLog() async throws {
  let logger = Logger(subsystem: "com.example.shop", category: "widget")
  logger.debug("a widget that logs goes on")
}
