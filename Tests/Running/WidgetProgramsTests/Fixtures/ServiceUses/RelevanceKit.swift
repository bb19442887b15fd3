// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import RelevanceKit

func useRelevanceKit() async throws {
  let start = Date(timeIntervalSince1970: 0)
  let evening = RelevantContext.date(from: start, to: start.addingTimeInterval(60))
  expect(evening != .location(inferred: .home), "contexts are told apart")
}
