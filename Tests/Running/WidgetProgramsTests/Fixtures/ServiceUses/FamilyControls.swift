// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FamilyControls

func useFamilyControls() async throws {
  let selection = FamilyActivitySelection()
  let saved = try JSONEncoder().encode(selection)
  let read = try JSONDecoder().decode(FamilyActivitySelection.self, from: saved)
  expect(read == selection, "a selection is saved and read")
  expect(selection.applicationTokens.isEmpty, "nobody chose an app")
  do {
    try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    expect(false, "Screen Time is refused")
  } catch FamilyControlsError.authorizationCanceled {
  }
}
