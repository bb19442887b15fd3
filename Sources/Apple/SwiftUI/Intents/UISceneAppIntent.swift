// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
public import UIKit

/// An intent that is meant for a scene of an app with UIKit.
public protocol UISceneAppIntent: TargetContentProvidingIntent {
  /// Prepares a scene before the intent is performed.
  ///
  /// Never called here, as a widget has no scenes.
  @MainActor func performNavigation(forScene scene: UIScene)
}

extension UISceneAppIntent {
  /// The scene that got the intent: always nil, as a widget has no scenes.
  @MainActor public var uiScene: UIScene? { nil }

  /// Does nothing by default.
  @MainActor public func performNavigation(forScene scene: UIScene) {}
}

/// The delegate of a scene that gets intents.
@MainActor public protocol AppIntentSceneDelegate: UISceneDelegate {
  /// Prepares a scene before an intent is performed.
  ///
  /// Never called here, as a widget has no scenes.
  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
}

extension AppIntentSceneDelegate {
  /// Does nothing by default.
  public func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {}
}

extension UIScene.ConnectionOptions {
  /// The intent for which the scene was made: always nil, as a widget has no scenes.
  public var appIntent: (any UISceneAppIntent)? { nil }
}
