// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// The screen of a car, which is never connected here.
open class CPTemplateApplicationScene: UIScene {
  /// The object that learns whether a car is there; nil for none.
  open weak var carPlayDelegate: (any CPTemplateApplicationSceneDelegate)?
  /// What shows screens in the car.
  public let interfaceController = CPInterfaceController()
}

/// What learns whether a car is there; never called here.
@MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  /// Is called when a car is there.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)
  /// Is called when a car is gone.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
}

extension CPTemplateApplicationSceneDelegate {
  /// Does nothing by default when a car is there, which never happens here.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  /// Does nothing by default when a car is gone, which never happens here.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
}

/// A button of a grid.
open class CPGridButton: NSObject, @unchecked Sendable {
  /// The texts of the button, the longest first.
  public let titleVariants: [String]
  /// The image of the button.
  public let image: UIImage
  /// Whether it can be chosen.
  open var isEnabled = true
  private let handler: ((CPGridButton) -> Void)?

  /// Creates a button with texts and an image; the handler is never called here.
  public init(
    titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil
  ) { (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler) }
}

/// A grid of buttons in a car; no car shows it here.
open class CPGridTemplate: CPTemplate, @unchecked Sendable {
  /// The title; nil for none.
  public let title: String?
  /// The buttons of the grid in their order.
  open private(set) var gridButtons: [CPGridButton]

  /// Creates a grid with a title and buttons.
  public init(title: String?, gridButtons: [CPGridButton]) {
    (self.title, self.gridButtons) = (title, gridButtons)
  }

  /// Replaces the buttons of the grid.
  open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
}

/// What plays now, in a car; no car shows it here.
open class CPNowPlayingTemplate: CPTemplate, @unchecked Sendable {
  private static let template = CPNowPlayingTemplate()

  /// The template of the app.
  open class var shared: CPNowPlayingTemplate { template }
  /// Whether there is a button for what plays next.
  open var isUpNextButtonEnabled = false
  /// Whether there is a button for the album and the artist.
  open var isAlbumArtistButtonEnabled = false
  /// The title of the button for what plays next.
  open var upNextTitle = ""
}

/// A line of a screen of information.
open class CPInformationItem: NSObject, @unchecked Sendable {
  /// The text; nil for none.
  public let title: String?
  /// The second text; nil for none.
  public let detail: String?

  /// Creates a line with two texts; nil is no text.
  public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}

/// An action of an alert in a car.
open class CPAlertAction: NSObject, @unchecked Sendable {
  /// What an action does.
  public enum Style: UInt, Sendable {
    /// It does something usual.
    case `default` = 0
    /// It leaves everything as it is.
    case cancel = 1
    /// It destroys something for good.
    case destructive = 2
  }

  /// The text of the action.
  public let title: String
  /// What the action does.
  public let style: Style
  private let handler: (CPAlertAction) -> Void

  /// Creates an action; the handler is never called here.
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// An alert in a car; no car shows it here.
open class CPAlertTemplate: CPTemplate, @unchecked Sendable {
  /// The texts of the alert, the longest first.
  public let titleVariants: [String]
  /// The actions that the user can choose from.
  public let actions: [CPAlertAction]

  /// Creates an alert with texts and actions.
  public init(titleVariants: [String], actions: [CPAlertAction]) {
    (self.titleVariants, self.actions) = (titleVariants, actions)
  }
}
