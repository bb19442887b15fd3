// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// A data set of an asset catalog, none of which is read here, as if the catalog did not have it.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name of the data set.
  public let name: NSDataAssetName

  /// The data of the asset; empty here.
  open var data: Data { Data() }

  /// The uniform type identifier of the data.
  open var typeIdentifier: String { "public.data" }

  /// Finds a data set: always nil here, which is reported once.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Finds a data set in a bundle: always nil here, which is reported once.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    self.name = name
    super.init()
    reportUnavailable("NSDataAsset", answer: "data sets of asset catalogs are not found")
    return nil
  }
}
