// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PhotosUI
import SwiftUI

struct AvatarPicker: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var isShown = false

  var body: some View {
    VStack {
      PhotosPicker(selection: $item, matching: .images) { Image(systemName: "photo") }
      PhotosPicker(
        "Choose photos", selection: $items, maxSelectionCount: 3,
        matching: .any(of: [.images, .not(.screenshots)]))
      PhotosPicker(
        selection: $items, selectionBehavior: .ordered, matching: .videos,
        preferredItemEncoding: .current, photoLibrary: .shared()
      ) { Text("Videos") }
      .photosPickerStyle(.inline)
      .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
      .photosPickerDisabledCapabilities([.search, .selectionActions])
    }
    .photosPicker(isPresented: $isShown, selection: $item)
    .onChange(of: item) { _, new in
      Task {
        if let data = try? await new?.loadTransferable(type: Data.self) { print(data.count) }
      }
    }
  }
}

final class PickerDelegate: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    print(results.compactMap(\.assetIdentifier))
  }
}

func usePhotosUI() async throws {
  _ = AvatarPicker().body
  let item = PhotosPickerItem(itemIdentifier: "x")
  expect(item.itemIdentifier == "x" && item.supportedContentTypes.isEmpty, "there is no photo")
  do {
    let data = try await item.loadTransferable(type: Data.self)
    expect(data == nil, "there is no photo")
    expect(false, "the photo is missing")
  } catch PHPhotosError.identifierNotFound {
  } catch { expect(false, "the error is PHPhotosError") }
  await withCheckedContinuation { continuation in
    item.loadTransferable(type: Image.self) { result in
      if case .success = result { expect(false, "there is no photo") }
      continuation.resume()
    }
  }
  var configuration = PHPickerConfiguration(photoLibrary: .shared())
  configuration.selectionLimit = 0
  configuration.filter = .images
  configuration.mode = .compact
  configuration.disabledCapabilities = [.stagingArea]
  let picker = PHPickerViewController(configuration: configuration)
  let delegate = PickerDelegate()
  picker.delegate = delegate
  expect(picker.configuration.selectionLimit == 0, "settings are kept")
  expect(PHPickerFilter.images != .videos, "filters differ")
  await MainActor.run {
    let view = PHLivePhotoView()
    view.startPlayback(with: .hint)
    expect(view.livePhoto == nil && !view.isMuted, "there is no live photo")
  }
}
