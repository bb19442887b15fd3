// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What is dragged or shared, which never happens in a widget: nothing can be loaded from it.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The name that is suggested for a file; nil for none.
  open var suggestedName: String?

  /// Creates a provider without an item.
  public override init() { super.init() }

  /// Creates a provider of an object, which is not kept.
  public init(object: Any) { super.init() }

  /// Creates a provider of a file, which is not read.
  public init?(contentsOf fileURL: URL) { super.init() }

  /// The identifiers of the types of the item; always empty here.
  open var registeredTypeIdentifiers: [String] { [] }

  /// Returns whether the item has a type: always false here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}
