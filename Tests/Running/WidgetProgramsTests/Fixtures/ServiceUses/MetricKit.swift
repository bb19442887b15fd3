// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MetricKit
import os

final class Reports: NSObject, MXMetricManagerSubscriber {
  var count = 0
  func didReceive(_ payloads: [MXMetricPayload]) {
    for payload in payloads { count += payload.jsonRepresentation().count }
  }
  func didReceive(_ payloads: [MXDiagnosticPayload]) {
    for payload in payloads {
      for crash in payload.crashDiagnostics ?? [] {
        print(crash.callStackTree.jsonRepresentation(), crash.terminationReason ?? "")
      }
    }
  }
}

func useMetricKit() async throws {
  let manager = MXMetricManager.shared
  let reports = Reports()
  manager.add(reports)
  expect(manager.pastPayloads.isEmpty, "there are no reports")
  expect(manager.pastDiagnosticPayloads.first?.hangDiagnostics == nil, "there are no hangs")
  expect(manager.pastPayloads.first?.cpuMetrics?.cumulativeCPUTime.value == nil, "nothing is told")
  let log = MXMetricManager.makeLogHandle(category: "Drawing")
  os_log("drawn", log: log)
  manager.remove(reports)
  expect(reports.count == 0, "nothing came")
}
