// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Which part of a page becomes a document.
open class WKPDFConfiguration: NSObject, @unchecked Sendable {
  /// The part of the page; nil for all of it.
  open var rect: CGRect?
  /// Whether a background that is not set stays transparent.
  open var allowTransparentBackground = false
  /// Creates a configuration of all of the page.
  public override init() {}
}
