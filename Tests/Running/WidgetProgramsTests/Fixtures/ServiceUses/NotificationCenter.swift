// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import NotificationCenter
import UIKit

final class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in }
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.newData)
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    if activeDisplayMode == .expanded {
      view.frame.size = CGSize(width: maxSize.width, height: 200)
    }
  }

  func openApp() {
    extensionContext?.open(URL(fileURLWithPath: "/")) { _ in }
    extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
  }
}

@MainActor func useNotificationCenter() async throws {
  let controller = TodayViewController()
  controller.viewDidLoad()
  controller.openApp()
  expect(controller.extensionContext == nil, "the extension is not started")
  var result: NCUpdateResult?
  controller.widgetPerformUpdate { result = $0 }
  expect(result == .newData, "the update is the app's")
  expect(
    controller.widgetMarginInsets(forProposedMarginInsets: .zero) == .zero, "the space is kept")
  let context = NSExtensionContext()
  expect(context.widgetActiveDisplayMode == .compact, "the widget is small")
  expect(context.widgetMaximumSize(for: .expanded) == .zero, "it has no size")
  let opened = await context.open(URL(fileURLWithPath: "/"))
  expect(!opened && context.inputItems.isEmpty, "nothing is opened")
  context.cancelRequest(withError: CocoaError(.userCancelled))
  NCWidgetController().setHasContent(true, forWidgetWithBundleIdentifier: "com.example.today")
  NotificationCenter.default.post(name: Notification.Name("done"), object: nil)
}
