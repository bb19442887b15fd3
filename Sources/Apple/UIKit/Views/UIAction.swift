// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// What a control calls, which in a widget is never operated.
open class UIAction: UIMenuElement, @unchecked Sendable {
  /// The function that an action calls, with itself.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action.
  public let identifier: Identifier
  /// The control that called the action; nil here.
  open var sender: Any? { nil }
  private let handler: UIActionHandler

  /// Creates an action; without an identifier it has one that no other has.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("\(UUID())")
    self.handler = handler
    super.init(title: title, image: image)
  }
}
