// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FamilyControls
import SwiftUI

struct Limits: View {
  @State private var selection = FamilyActivitySelection()
  @State private var isShown = false
  @StateObject private var center = AuthorizationCenter.shared

  var body: some View {
    VStack {
      if center.authorizationStatus == .approved { FamilyActivityPicker(selection: $selection) }
      ForEach(Array(selection.applicationTokens), id: \.self) { token in
        Label(token).labelStyle(.iconOnly)
      }
      ForEach(Array(selection.categoryTokens), id: \.self) { Label($0) }
      Button("Choose") { isShown = true }
    }
    .familyActivityPicker(isPresented: $isShown, selection: $selection)
    .familyActivityPicker(headerText: "Apps", isPresented: $isShown, selection: $selection)
  }
}

@MainActor func useFamilyControls() async throws {
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
  expect(AuthorizationCenter.shared.authorizationStatus == .denied, "Screen Time is refused")
  AuthorizationCenter.shared.revokeAuthorization { result in
    if case .failure = result { expect(false, "there is nothing to give back") }
  }
  _ = Limits().body
}
