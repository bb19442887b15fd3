// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension UIWindowScene {
  /// Where a scene is, and how it is held.
  open class Geometry: NSObject, @unchecked Sendable {
    /// How the interface is held: upright.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// Whether how it is held stays so, whatever the device does.
    open var isInterfaceOrientationLocked: Bool { false }
  }

  /// Where a scene is to be, or how it is to be held.
  open class GeometryPreferences: NSObject, @unchecked Sendable {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// How the interface is to be held on a phone.
    public final class iOS: GeometryPreferences, @unchecked Sendable {
      /// The ways in which the interface may be held.
      public let interfaceOrientations: UIInterfaceOrientationMask

      /// Creates preferences that leave it as it is.
      public override convenience init() { self.init(interfaceOrientations: .all) }

      /// Creates preferences of the ways in which the interface may be held.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// The sizes that a window may have.
open class UISceneSizeRestrictions: NSObject, @unchecked Sendable {
  /// The smallest size, in points.
  open var minimumSize = CGSize.zero
  /// The largest size, in points.
  open var maximumSize = CGSize.zero
  /// Whether a window may have all of the screen.
  open var allowsFullScreen = true
}

/// When a scene is opened for what is to be shown.
open class UISceneActivationConditions: NSObject, @unchecked Sendable {
  /// What a scene can show; everything at first.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// What a scene would rather show than others; nothing at first.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// How a scene is closed.
open class UISceneDestructionRequestOptions: NSObject, @unchecked Sendable {}

/// How a scene with windows is closed.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions,
  @unchecked Sendable
{
  /// What is seen of a scene that closes.
  public enum DismissalAnimation: Int, Sendable {
    /// It closes as usual.
    case standard = 1
    /// Its work is done, as of a message that was sent.
    case commit = 2
    /// Its work is given up, as of a message that was not sent.
    case decline = 3
  }
  /// What is seen of the scene; nothing here.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

extension UIScene {
  /// How a scene is opened.
  open class ActivationRequestOptions: NSObject, @unchecked Sendable {
    /// The scene that asks for another one; nil for none.
    open var requestingScene: UIScene?
  }

  /// How a scene opens an address.
  open class OpenExternalURLOptions: NSObject, @unchecked Sendable {
    /// Whether only an app may open it, and no browser.
    open var universalLinksOnly = false
  }
}
