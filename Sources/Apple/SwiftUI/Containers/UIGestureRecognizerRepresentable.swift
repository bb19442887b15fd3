// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Gestures of UIKit, which are never recognized in a widget.

public import Foundation
public import UIKit
public import WidgetViews

/// A gesture recognizer of UIKit, which a widget never creates.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the gesture recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the object that the recognizer reports to.
  associatedtype Coordinator = Void

  /// Creates the recognizer; never called here.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the recognizer; never called here.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Handles the recognizer's action; never called here.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the object that the recognizer reports to; never called here.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

  /// What is known when the recognizer is created or updated.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What converts places of the recognizer.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing by default when the view is updated.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

  /// Does nothing by default when the recognizer acts.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Creates no coordinator by default.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What converts places of a gesture recognizer, which are zero here.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The place of the recognizer in the view, in points.
  public var localLocation: CGPoint { .zero }
  /// The distance of the recognizer in the view, in points.
  public var localTranslation: CGPoint? { nil }
  /// The velocity of the recognizer in the view, in points a second.
  public var localVelocity: CGPoint? { nil }

  /// Returns the place of the recognizer in a coordinate space.
  public func location(in coordinateSpace: CoordinateSpace) -> CGPoint { .zero }
  /// Returns the distance of the recognizer in a coordinate space.
  public func translation(in coordinateSpace: CoordinateSpace) -> CGPoint? { nil }
  /// Returns the velocity of the recognizer in a coordinate space.
  public func velocity(in coordinateSpace: CoordinateSpace) -> CGPoint? { nil }
  /// Returns a point of the window in the view.
  public func convert(globalPoint: CGPoint) -> CGPoint { globalPoint }
  /// Returns a point of a coordinate space in the view.
  public func convert(localPoint: CGPoint) -> CGPoint { localPoint }
}

/// What is known when a gesture recognizer is created or updated.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The object that the recognizer reports to.
  public let coordinator: Representable.Coordinator
  /// What converts places of the recognizer.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

nonisolated extension View {
  /// Adds a gesture recognizer of UIKit, which is never created in a widget.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
}

/// A delegate of a scene whose content is made with SwiftUI, which a widget does not have.
@MainActor @preconcurrency public protocol UIHostingSceneDelegate: UISceneDelegate {
  /// The type of the scenes.
  associatedtype RootScene: Scene

  /// The scenes of the delegate; never called here.
  @SceneBuilder static var rootScene: RootScene { get }
}
