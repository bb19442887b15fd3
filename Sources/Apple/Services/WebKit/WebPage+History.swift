// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

extension WebPage {
  /// The pages that were visited: none.
  @MainActor public struct BackForwardList: Equatable, Sendable {
    /// A page that was visited, of which there are none here.
    nonisolated public struct Item: Identifiable, Equatable, Sendable {
      /// What tells one page from another.
      public struct ID: Hashable, Sendable { private let value = UUID() }

      /// What tells the page from others.
      public let id = ID()
      /// The title; nil for none.
      public let title: String?
      /// The address of the page.
      public let url: URL
      /// The address that was asked for.
      public let initialURL: URL
    }

    /// The page that is shown; nil as there is none.
    public var currentItem: Item? { nil }
    /// The pages before: none.
    public var backList: [Item] { [] }
    /// The pages after: none.
    public var forwardList: [Item] { [] }
    /// Returns a page by its distance from the one that is shown: always nil here.
    public subscript(_ index: Int) -> Item? { nil }
  }

  /// How a page becomes a document or an image.
  nonisolated public struct ExportedContentConfiguration: Sendable {
    /// A part of a page.
    public struct Region: Sendable {
      /// Returns the part in a rectangle.
      public static func rect(_ rect: CGRect) -> Region { Region() }
      /// All of the page.
      public static var contents: Region { Region() }
    }

    /// Returns that the page becomes a PDF document.
    public static func pdf(
      region: Region = .contents, allowTransparentBackground: Bool = false
    ) -> ExportedContentConfiguration { ExportedContentConfiguration() }
    /// Returns that the page becomes an image; a width of nil is that of the page.
    public static func image(
      region: Region = .contents, allowTransparentBackground: Bool = false,
      snapshotWidth: CGFloat? = nil, afterScreenUpdates: Bool = true
    ) -> ExportedContentConfiguration { ExportedContentConfiguration() }
  }

  /// Makes no document, as there is no page.
  ///
  /// - Throws: Always ``WKError/Code/unknown``.
  nonisolated public func exported(
    as representation: ExportedContentConfiguration
  ) async throws -> Data {
    await report()
    throw WKError(.unknown)
  }
}
