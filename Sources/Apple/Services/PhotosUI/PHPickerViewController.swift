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

  /// How the picker is shown.
  public enum Mode: Int, Sendable {
    /// As a screen with all photos.
    case `default`
    /// As a line of photos.
    case compact
  }

  /// How the picker is shown.
  public var mode = Mode.default
  /// What the picker cannot do.
  public var disabledCapabilities: PHPickerCapabilities = []
  /// The edges at which photos go to the end of the picker.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
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

/// What a picker of photos can do.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It searches for photos by words.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// It shows what was chosen before it is handed over.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// It shows albums and other collections.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// It has the buttons to cancel and to add.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  /// It warns of photos that may show nudity.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}

/// A photo that the user chose, which never happens here.
public struct PHPickerResult: Hashable, Sendable {
  /// The identifier of the photo; nil without a library.
  public let assetIdentifier: String?
  /// What the photo is loaded from.
  public let itemProvider: NSItemProvider
}

/// An object that learns which photos were chosen; it is never told here.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
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
