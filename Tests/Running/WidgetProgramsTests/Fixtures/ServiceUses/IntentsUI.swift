// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents
import IntentsUI
import SwiftUI

final class ShortcutCoordinator: NSObject, INUIAddVoiceShortcutViewControllerDelegate,
  INUIEditVoiceShortcutViewControllerDelegate, INUIAddVoiceShortcutButtonDelegate
{
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: Error?
  ) { controller.dismiss(animated: true) }
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
    controller.dismiss(animated: true)
  }
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: Error?
  ) { controller.dismiss(animated: true) }
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
  ) { controller.dismiss(animated: true) }
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController) {
    controller.dismiss(animated: true)
  }
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton
  ) { addVoiceShortcutViewController.delegate = self }
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton
  ) { editVoiceShortcutViewController.delegate = self }
}

struct SiriButton: UIViewRepresentable {
  let shortcut: INShortcut
  func makeCoordinator() -> ShortcutCoordinator { ShortcutCoordinator() }
  func makeUIView(context: Context) -> INUIAddVoiceShortcutButton {
    let button = INUIAddVoiceShortcutButton(style: .automaticOutline)
    button.shortcut = shortcut
    button.delegate = context.coordinator
    return button
  }
  func updateUIView(_ uiView: INUIAddVoiceShortcutButton, context: Context) {}
}

final class OrderViewController: UIViewController, INUIHostedViewControlling {
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    completion(true, parameters, extensionContext?.hostedViewMaximumAllowedSize ?? .zero)
  }
}

@MainActor func useIntentsUI() async throws {
  let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "com.example.order"))
  let coordinator = ShortcutCoordinator()
  let button = INUIAddVoiceShortcutButton(style: .blackOutline)
  button.shortcut = shortcut
  button.delegate = coordinator
  button.translatesAutoresizingMaskIntoConstraints = false
  expect(button.style == .blackOutline, "a style is kept")
  button.setStyle(.automatic)
  expect(button.style == .automatic && button.shortcut === shortcut, "a button has a shortcut")
  let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut)
  controller.modalPresentationStyle = .formSheet
  coordinator.present(controller, for: button)
  expect(controller.delegate === coordinator, "a screen has a delegate")
  let shortcuts = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
  for shortcut in shortcuts {
    INUIEditVoiceShortcutViewController(voiceShortcut: shortcut).delegate = coordinator
  }
  let order = OrderViewController()
  var shown = false
  let interaction = INInteraction(intent: INIntent(), response: nil)
  order.configureView(
    for: [INParameter(for: INIntent.self, keyPath: "order")], of: interaction,
    interactiveBehavior: .none, context: .siriSnippet
  ) { success, parameters, size in shown = success && parameters.count == 1 && size == .zero }
  expect(shown, "the screen is the app's")
  var size: CGSize?
  order.configure(with: interaction, context: .mapsCard) { size = $0 }
  expect(size == .zero, "no screen is shown by default")
}
