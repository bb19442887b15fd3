// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
public import UIKit

extension DisplayRepresentation.Image {
  /// Creates an image of an SF Symbol; the color and the configuration are ignored.
  @_disfavoredOverload public init(
    systemName: String, tintColor: UIColor? = nil,
    symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) {
    self.init(systemName: systemName)
  }
}
