// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import UIKit

/// An error of a small picture of a file.
public struct QLThumbnailError: Error, CustomNSError, Hashable, Sendable {
  /// The reason for the error.
  public enum Code: Int, Sendable {
    /// The picture could not be made.
    case generationFailed = 0
    /// The picture could not be saved.
    case savingToURLFailed = 1
    /// There is no picture in the cache.
    case noCachedThumbnail = 2
    /// There is no picture in the cloud.
    case noCloudThumbnail = 3
    /// The request is not valid.
    case requestInvalid = 4
    /// The request was ended.
    case requestCancelled = 5

    /// Whether an error has the code, so that it can be caught by it.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? QLThumbnailError)?.code == code
    }
  }

  /// The name of the group of errors.
  public static var errorDomain: String { "QLThumbnailErrorDomain" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason; what else is told is ignored.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The picture could not be made.
  public static var generationFailed: Code { .generationFailed }
  /// The request is not valid.
  public static var requestInvalid: Code { .requestInvalid }
  /// The request was ended.
  public static var requestCancelled: Code { .requestCancelled }
}

/// A small picture of a file, of which there are none here.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// How good a picture is.
  public enum RepresentationType: Int, Sendable {
    /// The icon of files of the kind.
    case icon = 0
    /// A rough picture that is there at once.
    case lowQualityThumbnail = 1
    /// The picture of the file.
    case thumbnail = 2
  }

  /// How good the picture is.
  open var type: RepresentationType { .icon }
  /// The picture for views; always empty here.
  open var uiImage: UIImage { UIImage() }
  /// The part of the picture that shows the file; always empty here.
  open var contentRect: CGRect { .zero }
}

/// What makes small pictures of files, which always fails here.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// The one that makes pictures for this app.
  public static let shared = QLThumbnailGenerator()

  /// Which picture of a file is wanted.
  open class Request: NSObject, @unchecked Sendable {
    /// The kinds of pictures that are wanted.
    public struct RepresentationTypes: OptionSet, Hashable, Sendable {
      /// The bits of the set.
      public let rawValue: UInt
      /// Creates a set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The icon of files of the kind.
      public static let icon = RepresentationTypes(rawValue: 1)
      /// A rough picture that is there at once.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      /// The picture of the file.
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      /// Any kind of picture.
      public static let all = RepresentationTypes(rawValue: UInt.max)
    }

    /// The largest size of the picture, in points.
    public let size: CGSize
    /// The scale of the picture, in pixels per point.
    public let scale: CGFloat
    /// The kinds of pictures that are wanted.
    public let representationTypes: RepresentationTypes
    /// The smallest side of the picture, in points.
    open var minimumDimension: CGFloat = 0
    /// Whether the picture looks like an icon.
    open var iconMode = false

    /// Creates a request for a picture of a file.
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      self.size = size
      self.scale = scale
      self.representationTypes = representationTypes
    }
  }

  /// Fails to make a picture: the handler is called on another queue.
  @preconcurrency open func generateBestRepresentation(
    for request: Request,
    completion completionHandler:
      @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    report()
    DispatchQueue.global().async { completionHandler(nil, QLThumbnailError(.generationFailed)) }
  }

  /// Fails to make a picture.
  ///
  /// - Throws: Always ``QLThumbnailError/Code/generationFailed``.
  open func generateBestRepresentation(
    for request: Request
  ) async throws -> QLThumbnailRepresentation {
    report()
    throw QLThumbnailError(.generationFailed)
  }

  /// Fails to make pictures: the handler is called once, on another queue.
  @preconcurrency open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      @Sendable (
        QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?
      ) -> Void
    )? = nil
  ) {
    report()
    DispatchQueue.global().async {
      updateHandler?(nil, .thumbnail, QLThumbnailError(.generationFailed))
    }
  }

  /// Ends nothing, as no picture is made.
  open func cancel(_ request: Request) {}

  private func report() {
    reportUnavailable("QLThumbnailGenerator", answer: "no picture of a file is made")
  }
}
