// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI
import WidgetViews

/// A button to sign in with an Apple account; a widget shows a prohibition sign instead.
nonisolated public struct SignInWithAppleButton: View {
  /// The words on the button.
  public struct Label: Sendable {
    /// The title that offers to sign in.
    public static let signIn = Label()
    /// The title that offers to continue.
    public static let `continue` = Label()
    /// The title that offers a new account.
    public static let signUp = Label()
  }

  /// The colors of the button.
  public struct Style: Sendable {
    /// Black on any background.
    public static let black = Style()
    /// White on any background.
    public static let white = Style()
    /// White with an outline.
    public static let whiteOutline = Style()
  }

  /// Creates a button, which is never pressed here.
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("SignInWithAppleButton") }
}

nonisolated extension View {
  /// Sets the colors of buttons to sign in, which has no effect here.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
