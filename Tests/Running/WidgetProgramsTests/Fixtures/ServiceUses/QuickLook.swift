// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickLook
import SwiftUI

struct Documents: View {
  @State private var file: URL?
  let files: [URL] = []

  var body: some View {
    Button("Open") { file = files.first }
      .quickLookPreview($file)
      .quickLookPreview($file, in: files)
  }
}

final class Preview: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  let file = URL(fileURLWithPath: "/tmp/a.pdf")
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> QLPreviewItem { file as NSURL }
  func previewControllerDidDismiss(_ controller: QLPreviewController) { print("done") }
}

@MainActor func useQuickLook() async throws {
  let preview = Preview()
  let controller = QLPreviewController()
  controller.dataSource = preview
  controller.delegate = preview
  controller.reloadData()
  let item = preview.previewController(controller, previewItemAt: 0)
  expect(item.previewItemURL?.lastPathComponent == "a.pdf", "a URL is a file to show")
  expect(controller.currentPreviewItem == nil, "nothing is shown")
  expect(!QLPreviewController.canPreview(item), "nothing can be shown")
  _ = Documents().body
}
