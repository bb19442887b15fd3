// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreTelephony

func useCoreTelephony() async throws {
  let info = CTTelephonyNetworkInfo()
  expect(
    info.serviceSubscriberCellularProviders?.first?.value.carrierName == nil, "there is no provider"
  )
  expect(info.currentRadioAccessTechnology != CTRadioAccessTechnologyLTE, "there is no network")
}
