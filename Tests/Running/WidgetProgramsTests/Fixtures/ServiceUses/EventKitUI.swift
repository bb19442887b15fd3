// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import EventKitUI
import SwiftUI

struct EventEditor: UIViewControllerRepresentable {
  final class Coordinator: NSObject, EKEventEditViewDelegate {
    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) { controller.dismiss(animated: true) }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> EKEventEditViewController {
    let controller = EKEventEditViewController()
    controller.event = EKEvent(eventStore: controller.eventStore)
    controller.editViewDelegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
}

@MainActor func useEventKitUI() async throws {
  _ = EventEditor()
  let chooser = EKCalendarChooser(
    selectionStyle: .multiple, displayStyle: .allCalendars, eventStore: EKEventStore())
  chooser.showsDoneButton = true
  expect(chooser.selectedCalendars.isEmpty, "there are no calendars")
}
