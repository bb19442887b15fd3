// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What was copied: here what the widget itself copied.
open class UIPasteboard: NSObject, @unchecked Sendable {
  private static let shared = UIPasteboard()

  /// The pasteboard of the device.
  open class var general: UIPasteboard { shared }

  /// The copied text; nil for none.
  open var string: String?
  /// The copied address; nil for none.
  open var url: URL?
  /// The copied picture; nil for none.
  open var image: UIImage?
  /// The copied color; nil for none.
  open var color: UIColor?

  /// Whether a text was copied.
  open var hasStrings: Bool { string != nil }
  /// Whether an address was copied.
  open var hasURLs: Bool { url != nil }
  /// Whether a picture was copied.
  open var hasImages: Bool { image != nil }
  /// How often something was copied; not counted here.
  open var changeCount: Int { 0 }
}
