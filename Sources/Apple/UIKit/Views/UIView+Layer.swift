// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import QuartzCore

extension UIView {
  /// Creates the layer of a view of the class.
  ///
  /// Only an initializer that is required can be called of a class that is not known, and `init()` is not, so that subclasses with
  /// initializers of their own need none of it.
  static func makeLayer() -> CALayer {
    guard let kind = layerClass as? CALayer.Type, kind != CALayer.self else { return CALayer() }
    return kind.init(coder: NSCoder()) ?? CALayer()
  }
}
