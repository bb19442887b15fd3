// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// The index that the system wants to have again, which never happens here.
open class CSSearchableIndexDescription: NSObject, @unchecked Sendable {
  /// The bundle identifier of the app; nil if unknown.
  open var bundleIdentifier: String? { nil }
  /// The name of the index; nil for the default one.
  open var indexName: String? { nil }
  /// The class of protection of the index; nil if unknown.
  open var protectionClass: String? { nil }
}
