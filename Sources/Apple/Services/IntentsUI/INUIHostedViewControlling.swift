// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation
public import Intents

/// Where the screen of an extension is shown.
public enum INUIHostedViewContext: UInt, Sendable {
  /// In the answer of Siri.
  case siriSnippet = 0
  /// In a card of Maps.
  case mapsCard = 1
}

/// What a touch of the screen of an extension does.
public enum INUIInteractiveBehavior: UInt, Sendable {
  /// It does nothing at all.
  case none = 0
  /// It shows the next screen.
  case nextView = 1
  /// It opens the app of the extension.
  case launch = 2
  /// It does what the app decides.
  case genericAction = 3
}

/// A parameter of an intent that a screen shows, by its class and its path.
open class INParameter: NSObject, NSCopying, @unchecked Sendable {
  /// The class of the intent or the response.
  public let parameterClass: AnyClass
  /// The path of the value in it, with dots.
  public let parameterKeyPath: String

  /// Creates a parameter of a class, at a path.
  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
  }

  /// Returns the parameter itself, as it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether the other one has the same class and path.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INParameter else { return false }
    return other.parameterClass == parameterClass && other.parameterKeyPath == parameterKeyPath
  }
  /// A hash of the path.
  open override var hash: Int { parameterKeyPath.hashValue }
  /// Returns whether the other one is equal.
  open func isEqual(to parameter: INParameter) -> Bool { isEqual(parameter) }
}

/// The screen of an extension that Siri or Maps shows; never asked here.
@MainActor @preconcurrency public protocol INUIHostedViewControlling: NSObjectProtocol {
  /// Fills the screen for an interaction, and calls the handler with its size; never called here.
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void)
  /// Fills the screen for parameters, and calls the handler with those that it shows and its size; never called here.
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}

extension INUIHostedViewControlling {
  /// Answers no size by default, so that nothing is shown.
  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void
  ) { completion(.zero) }
  /// Answers no parameters and no size by default.
  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) { completion(false, [], .zero) }
}

/// What the screen of an extension shows in place of Siri.
@MainActor @preconcurrency public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
  /// Whether it shows a map; false by default.
  var displaysMap: Bool { get }
  /// Whether it shows messages; false by default.
  var displaysMessage: Bool { get }
  /// Whether it shows payments; false by default.
  var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
  /// Whether it shows a map: not by default.
  public var displaysMap: Bool { false }
  /// Whether it shows messages: not by default.
  public var displaysMessage: Bool { false }
  /// Whether it shows payments: not by default.
  public var displaysPaymentTransaction: Bool { false }
}

extension NSExtensionContext {
  /// The least size that the screen can have, in points; zero here.
  public var hostedViewMinimumAllowedSize: CGSize { .zero }
  /// The largest size that the screen can have, in points; zero here.
  public var hostedViewMaximumAllowedSize: CGSize { .zero }
  /// Returns which parameters the screen shows, in words; always empty here.
  public func interfaceParametersDescription() -> String { "" }
}
