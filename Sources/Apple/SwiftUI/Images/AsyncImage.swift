// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// How far an image is that is loaded while it is shown.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The image is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// What went wrong, if something did.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded while it is shown: in a widget, which is drawn once, its placeholder is shown.
///
/// Source: Apple's documentation of WidgetKit, by which a view does not load; a file on the device is shown.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Shows the image, or what stands for it.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(Self.image(url, scale).map { .success($0) } ?? .empty)
  }

  /// Shows what stands for the image.
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Shown, Placeholder> {
    self.content =
      Self.image(url, scale).map { .first(content($0)) } ?? .second(placeholder())
  }

  /// What is shown.
  public var body: some View { content }

  private static func image(_ url: URL?, _ scale: CGFloat) -> Image? {
    guard let url, url.isFileURL, let data = FileManager.default.contents(atPath: url.path)
    else { return nil }
    return Image(data: [UInt8](data), scale: scale)
  }
}

extension AsyncImage where Content == ConditionalContent<Image, Color> {
  /// Shows a gray field in the place of the image.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color(.systemGray5)
    }
  }
}
