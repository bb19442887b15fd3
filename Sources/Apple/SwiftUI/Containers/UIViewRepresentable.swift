// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import UIKit
public import WidgetViews

/// A view of UIKit; a widget shows a prohibition sign instead, as a device does.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == UndrawnView {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of the object that the view reports to.
  associatedtype Coordinator = Void

  /// Creates the view; never called here.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view; never called here.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the object that the view reports to; never called here.
  func makeCoordinator() -> Coordinator

  /// What is known when the view is created or updated.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  /// The prohibition sign, which is reported with the name of the type.
  nonisolated public var body: UndrawnView { UndrawnView("\(Self.self)") }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator by default.
  public func makeCoordinator() {}
}

/// What is known when a view of UIKit is created or updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view reports to.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// A controller of UIKit; a widget shows a prohibition sign instead, as a device does.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == UndrawnView {
  /// The type of the controller of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that the controller reports to.
  associatedtype Coordinator = Void

  /// Creates the controller; never called here.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller; never called here.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the object that the controller reports to; never called here.
  func makeCoordinator() -> Coordinator

  /// What is known when the controller is created or updated.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  /// The prohibition sign, which is reported with the name of the type.
  nonisolated public var body: UndrawnView { UndrawnView("\(Self.self)") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator by default.
  public func makeCoordinator() {}
}

/// What is known when a controller of UIKit is created or updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the controller reports to.
  public let coordinator: Representable.Coordinator
  /// The environment of the controller.
  public let environment: EnvironmentValues
}

extension UIViewRepresentableContext {
  /// The change that updates the view, which is not animated here.
  public var transaction: Transaction { Transaction() }
}

extension UIViewControllerRepresentableContext {
  /// The change that updates the controller, which is not animated here.
  public var transaction: Transaction { Transaction() }
}

extension UIViewRepresentableContext {
  /// Calls the changes and then the completion at once, as nothing is animated here.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewControllerRepresentableContext {
  /// Calls the changes and then the completion at once, as nothing is animated here.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIView {
  /// Calls the changes and then the completion at once, as nothing is animated here.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    changes()
    completion?()
  }
}
