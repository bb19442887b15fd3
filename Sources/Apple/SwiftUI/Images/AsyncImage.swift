// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The loaded image; nil if there is none.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error of loading; nil if there is none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded asynchronously: a widget, which is drawn once, shows its placeholder.
///
/// Source: Apple's documentation of WidgetKit, by which a view does not load. A file on the device
/// is shown.
nonisolated public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates an image with a function of the phase, which is empty unless the URL is that of an
  /// image file.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(Self.image(url, scale).map { .success($0) } ?? .empty)
  }

  /// Creates an image with a placeholder, which is shown unless the URL is that of an image file.
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Shown, Placeholder> {
    self.content =
      Self.image(url, scale).map { .first(content($0)) } ?? .second(placeholder())
  }

  /// The image or its placeholder.
  public var body: some View { content }

  private static func image(_ url: URL?, _ scale: CGFloat) -> Image? {
    guard let url, url.isFileURL, let data = FileManager.default.contents(atPath: url.path)
    else { return nil }
    return Image(data: [UInt8](data), scale: scale)
  }
}

extension AsyncImage where Content == ConditionalContent<Image, Color> {
  /// Creates an image with a gray placeholder, which is shown unless the URL is that of an image
  /// file.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color(system: .systemGray5)
    }
  }
}
