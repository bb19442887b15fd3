// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

/// An entry of a table of contents, with the entries below it.
open class PDFOutline: NSObject, @unchecked Sendable {
  private var children: [PDFOutline] = []

  /// Creates an entry without a label.
  public override init() { super.init() }

  /// The entry that it is below; nil for none.
  open private(set) weak var parent: PDFOutline?
  /// The text of the entry; nil for none.
  open var label: String?
  /// Whether the entries below it are shown.
  open var isOpen = false
  /// Where in the document it leads to; nil for nowhere.
  open var destination: PDFDestination?
  /// What a touch of it does; nil for nothing.
  open var action: PDFAction?
  /// The number among the entries next to it, from 0.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  /// How many entries are below it.
  open var numberOfChildren: Int { children.count }

  /// Returns an entry below it by its number; nil if there is none.
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }
  /// Adds an entry below it, before the one with a number.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
  }
  /// Removes it from the entry that it is below.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value of a part of a destination that is not set.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A place on a page of a document.
open class PDFDestination: NSObject, NSCopying, @unchecked Sendable {
  /// The page of the place; nil if it was removed.
  public private(set) weak var page: PDFPage?
  /// The point on the page.
  public let point: CGPoint
  /// The scale of the page there.
  open var zoom = kPDFDestinationUnspecifiedValue

  /// Creates a place at a point of a page.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }

  /// Returns the place itself, as it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a touch of an annotation or an entry does; never done here.
open class PDFAction: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the type of the action in the format.
  open var type: String { "Named" }

  /// Returns the action itself, as it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An action that goes to a place of the document.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  /// The place that it goes to.
  open var destination: PDFDestination

  /// Creates an action for a place.
  public init(destination: PDFDestination) { self.destination = destination }

  /// The name of the type of the action in the format.
  open override var type: String { "GoTo" }
}

/// An action that opens an address.
open class PDFActionURL: PDFAction, @unchecked Sendable {
  /// The address that it opens; nil for none.
  open var url: URL?

  /// Creates an action for an address.
  public init(url: URL) { self.url = url }

  /// The name of the type of the action in the format.
  open override var type: String { "URI" }
}
