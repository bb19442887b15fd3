// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickLookThumbnailing

func useQuickLookThumbnailing() async throws {
  let request = QLThumbnailGenerator.Request(
    fileAt: URL(fileURLWithPath: "/tmp/a.pdf"), size: CGSize(width: 60, height: 90), scale: 2,
    representationTypes: [.thumbnail, .icon])
  do {
    let picture = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
    expect(picture.type == .thumbnail, "there is no picture")
    expect(false, "no picture is made")
  } catch QLThumbnailError.generationFailed {
  } catch { expect(false, "the reason is known") }
  await withCheckedContinuation { continuation in
    QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { picture, error in
      expect(picture == nil && error != nil, "no picture is made")
      continuation.resume()
    }
  }
}
