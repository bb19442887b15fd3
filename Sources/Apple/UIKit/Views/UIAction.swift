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

  /// The title in the overview of keys; nil for none.
  open var discoverabilityTitle: String?
  /// How the action is shown in a menu.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether the action is on in a menu.
  open var state = UIMenuElement.State.off

  /// Creates an action; without an identifier it has one that no other has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    self.identifier = identifier ?? Identifier("\(UUID())")
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}
