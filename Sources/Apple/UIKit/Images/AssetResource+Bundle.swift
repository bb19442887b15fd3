// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetValues

extension ImageResource {
  /// Creates the resource of an image by its name in the asset catalogs of a bundle.
  ///
  /// A program has one bundle for all of its modules, in which the name is looked up.
  public init(name: String, bundle: Bundle) { self.init(name: name) }
}

extension ColorResource {
  /// Creates the resource of a color by its name in the asset catalogs of a bundle.
  ///
  /// A program has one bundle for all of its modules, in which the name is looked up.
  public init(name: String, bundle: Bundle) { self.init(name: name) }
}
