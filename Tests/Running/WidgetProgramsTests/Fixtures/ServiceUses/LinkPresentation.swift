// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import LinkPresentation
import SwiftUI

struct LinkPreview: UIViewRepresentable {
  let url: URL

  func makeUIView(context: Context) -> LPLinkView {
    let view = LPLinkView(url: url)
    LPMetadataProvider().startFetchingMetadata(for: url) { metadata, error in
      guard let metadata, error == nil else { return }
      DispatchQueue.main.async {
        view.metadata = metadata
        view.sizeToFit()
      }
    }
    return view
  }

  func updateUIView(_ uiView: LPLinkView, context: Context) {}
}

final class SharedLink: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ controller: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "" }
  func activityViewControllerLinkMetadata(_ controller: UIActivityViewController) -> LPLinkMetadata?
  {
    let metadata = LPLinkMetadata()
    metadata.title = "Title"
    metadata.iconProvider = NSItemProvider(object: UIImage())
    return metadata
  }
}

@MainActor func useLinkPresentation() async throws {
  let url = URL(string: "https://example.com")!
  let provider = LPMetadataProvider()
  provider.timeout = 5
  provider.shouldFetchSubresources = false
  do {
    let metadata = try await provider.startFetchingMetadata(for: url)
    expect(metadata.title != nil, "nothing is fetched")
  } catch let error as LPError {
    switch error.code {
    case .metadataFetchFailed: break
    case .metadataFetchCancelled, .metadataFetchTimedOut, .unknown: expect(false, "it failed")
    default: expect(false, "the fetch failed")
    }
  }
  let failed = await withCheckedContinuation { continuation in
    LPMetadataProvider().startFetchingMetadata(for: url) { metadata, error in
      continuation.resume(
        returning: metadata == nil && (error as? LPError)?.code == .metadataFetchFailed)
    }
  }
  expect(failed, "the callback says why")
  provider.cancel()
  let metadata = LPLinkMetadata()
  metadata.originalURL = url
  metadata.url = url
  metadata.title = "Example"
  let copy = metadata.copy() as! LPLinkMetadata
  expect(copy.title == "Example" && copy.url == url, "metadata are copied")
  let data = try NSKeyedArchiver.archivedData(withRootObject: metadata, requiringSecureCoding: true)
  let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data)
  expect(read?.title == "Example" && read?.originalURL == url, "metadata are archived")
  expect(LPLinkView(metadata: metadata).metadata.title == "Example", "a view has metadata")
  expect(LPLinkView(url: url).metadata.url == url, "a view has an address")
}
