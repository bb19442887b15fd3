// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
public import SwiftUI

/// What gets the tokens with which a server updates controls; it is never called here.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol ControlPushHandler {
  /// Creates a handler.
  init()

  /// Takes the tokens of the controls that the user has.
  func pushTokensDidChange(controls: [ControlInfo])
}

/// A control that the user has placed.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlInfo: Hashable, Identifiable, Sendable {
  /// The kind of the control.
  public let kind: String

  /// How a server updates the control; nil without pushes.
  public let pushInfo: ControlPushInfo?

  /// The identifier of the control: its kind, as no control is placed here twice.
  public var id: String { kind }

  /// Returns the intent with the user's choices; nil if it is of another type.
  public func configurationIntent<Intent>(of intentType: Intent.Type = Intent.self) -> Intent?
  where Intent: AppIntent { nil }
}

/// How a server updates a control.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlPushInfo: Hashable, Sendable {
  /// The token that the server sends.
  public let token: Data
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlCenter {
  /// Returns the controls that the user has placed: none here.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetConfiguration {
  /// Names the handler of the control's tokens; it is never called here.
  public func pushHandler<Handler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration
  where Handler: ControlPushHandler { self }
}
