// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
public import Photos
public import UIKit

/// The settings of a picker.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which format photos are handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// In the one that the system chooses.
    case automatic
    /// The asset's own encoding, without a conversion.
    case current
    /// In one that most apps read.
    case compatible
  }

  /// How photos are chosen.
  public enum Selection: Int, Sendable {
    /// The assets in any order, as the system likes.
    case `default`
    /// In the order of the user.
    case ordered
    /// In any order, and told at once.
    case continuous
    /// In the order of the user, and told at once.
    case continuousAndOrdered
  }

  /// In which format photos are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How photos are chosen.
  public var selection = Selection.default
  /// How many photos can be chosen; 0 for any number.
  public var selectionLimit = 1
  /// Which photos are shown; nil for all.
  public var filter: PHPickerFilter?
  /// The identifiers of the photos that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates settings to choose one photo, without identifiers.
  public init() {}
  /// Creates settings to choose one photo of a library, with its identifier.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that the user chose, which never happens here.
public struct PHPickerResult: Hashable, Sendable {
  /// The identifier of the photo; nil without a library.
  public let assetIdentifier: String?
  /// What the photo is loaded from.
  public let itemProvider: NSItemProvider
}

/// An object that learns which photos were chosen; it is never told here.
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user chose photos, or none to cancel; never called here.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picker of photos, which a widget cannot show.
open class PHPickerViewController: UIViewController {
  /// The settings of the picker.
  public let configuration: PHPickerConfiguration
  /// The object that learns which photos were chosen; nil until it is set.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker, which is never shown.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
}
