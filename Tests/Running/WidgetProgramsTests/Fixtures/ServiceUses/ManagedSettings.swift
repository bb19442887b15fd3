// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ManagedSettings

func useManagedSettings() async throws {
  let other = ManagedSettingsStore()
  other.dateAndTime.requireAutomaticDateAndTime = true
  other.clearAllSettings()
  expect(other.dateAndTime.requireAutomaticDateAndTime == nil, "nothing is restricted any more")
  let store = ManagedSettingsStore(named: .init("focus"))
  expect(store.shield.applications == nil, "nothing is shielded")
  store.shield.applicationCategories = .all()
  store.clearAllSettings()
  expect(store.shield.applicationCategories == nil, "settings are cleared")
}
