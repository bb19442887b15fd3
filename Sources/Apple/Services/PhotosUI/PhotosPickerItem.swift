// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
import Photos
public import UniformTypeIdentifiers

/// A photo that the user chose, or one that an app names.
public struct PhotosPickerItem: Hashable, Sendable {
  /// In which format a photo is handed over.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// In the one that the system chooses.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// The asset's own encoding, without a conversion.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// In one that most apps read.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// The identifier of the photo; nil without a library.
  public let itemIdentifier: String?
  /// The types in which the photo can be handed over; always empty here, as there is no photo.
  public var supportedContentTypes: [UTType] { [] }

  /// Creates an item of the photo with an identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Fetches the photo.
  ///
  /// - Throws: Always ``Photos/PHPhotosError/Code/identifierNotFound``, as there are no photos.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { throw missing() }

  /// Fetches the photo: the handler gets ``Photos/PHPhotosError/Code/identifierNotFound``.
  @discardableResult @preconcurrency public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let error = missing()
    DispatchQueue.global().async { completionHandler(.failure(error)) }
    return Progress(totalUnitCount: 1)
  }

  private func missing() -> PHPhotosError {
    reportUnavailable("PhotosPickerItem", answer: "there are no photos")
    return PHPhotosError(.identifierNotFound)
  }
}

/// How photos are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// The items in any order, as the system likes.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In the order of the user.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// In any order, and told at once.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// In the order of the user, and told at once.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}
