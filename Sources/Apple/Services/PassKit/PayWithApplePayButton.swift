// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI
public import UIKit
import WidgetViews

/// The words on a button to pay.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  private let name: String

  /// No words but the mark.
  public static let plain = PayWithApplePayButtonLabel(name: "plain")
  /// The words to buy.
  public static let buy = PayWithApplePayButtonLabel(name: "buy")
  /// The words to set up Apple Pay.
  public static let setUp = PayWithApplePayButtonLabel(name: "setUp")
  /// The words to pay in a store.
  public static let inStore = PayWithApplePayButtonLabel(name: "inStore")
  /// The words to donate.
  public static let donate = PayWithApplePayButtonLabel(name: "donate")
  /// The words to check out.
  public static let checkout = PayWithApplePayButtonLabel(name: "checkout")
  /// The words to book.
  public static let book = PayWithApplePayButtonLabel(name: "book")
  /// The words to subscribe.
  public static let subscribe = PayWithApplePayButtonLabel(name: "subscribe")
  /// The words to continue.
  public static let `continue` = PayWithApplePayButtonLabel(name: "continue")
  /// The words to reload a card.
  public static let reload = PayWithApplePayButtonLabel(name: "reload")
  /// The words to add money.
  public static let addMoney = PayWithApplePayButtonLabel(name: "addMoney")
  /// The words to top up.
  public static let topUp = PayWithApplePayButtonLabel(name: "topUp")
  /// The words to order.
  public static let order = PayWithApplePayButtonLabel(name: "order")
  /// The words to rent.
  public static let rent = PayWithApplePayButtonLabel(name: "rent")
  /// The words to support someone.
  public static let support = PayWithApplePayButtonLabel(name: "support")
  /// The words to contribute.
  public static let contribute = PayWithApplePayButtonLabel(name: "contribute")
  /// The words to tip.
  public static let tip = PayWithApplePayButtonLabel(name: "tip")
}

/// The colors of a button to pay.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  private let name: String
  /// The colors that suit the appearance.
  public static let automatic = PayWithApplePayButtonStyle(name: "automatic")
  /// White words on black.
  public static let black = PayWithApplePayButtonStyle(name: "black")
  /// Black words on white.
  public static let white = PayWithApplePayButtonStyle(name: "white")
  /// Black words on white with an outline.
  public static let whiteOutline = PayWithApplePayButtonStyle(name: "whiteOutline")
}

/// How far a payment is; it never starts here.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  /// The sheet is about to be shown.
  case willAuthorize
  /// The user agreed to pay.
  case didAuthorize(
    payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  /// The sheet was closed.
  case didFinish
}

/// A button to pay, which shows what is shown instead, as nothing can be paid here.
nonisolated public struct PayWithApplePayButton<Fallback: View>: View {
  private let fallback: Fallback

  /// Creates a button with a function, which is never called here.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.fallback = fallback() }

  /// Creates a button that pays; the function is never called here.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.fallback = fallback() }

  /// What is shown instead of the button.
  public var body: some View { fallback }
}

nonisolated extension PayWithApplePayButton where Fallback == EmptyView {
  /// Creates a button with a function, which is never called here.
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
    fallback = EmptyView()
  }

  /// Creates a button that pays; the function is never called here.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
  ) { fallback = EmptyView() }
}

/// The colors of a button to add a pass.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
  private let name: String
  /// White words on black.
  public static let black = AddPassToWalletButtonStyle(name: "black")
  /// White words on black with an outline.
  public static let blackOutline = AddPassToWalletButtonStyle(name: "blackOutline")
}

/// A button to add a pass, which shows what is shown instead, as none can be added here.
nonisolated public struct AddPassToWalletButton<Fallback: View>: View {
  private let fallback: Fallback

  /// Creates a button with a function, which is never called here.
  public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) {
    self.fallback = fallback()
  }

  /// Creates a button that adds passes; the function is never called here.
  public init(
    _ passes: [PKPass], onCompletion: @escaping (Bool) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.fallback = fallback() }

  /// What is shown instead of the button.
  public var body: some View { fallback }
}

nonisolated extension AddPassToWalletButton where Fallback == EmptyView {
  /// Creates a button with a function, which is never called here.
  public init(action: @escaping () -> Void) { fallback = EmptyView() }

  /// Creates a button that adds passes; the function is never called here.
  public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
    fallback = EmptyView()
  }
}

nonisolated extension View {
  /// Sets the colors of buttons to pay, which makes no difference.
  public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { self }
  /// Takes the picture of a card off buttons to pay, which makes no difference.
  public func payWithApplePayButtonDisableCardArt() -> some View { self }
  /// Sets the colors of buttons to add a pass, which makes no difference.
  public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
}

/// The words on a button of UIKit to pay.
public enum PKPaymentButtonType: Int, Sendable {
  /// No words but the mark.
  case plain = 0
  /// The words to buy.
  case buy = 1
  /// The words to set up Apple Pay.
  case setUp = 2
  /// The words to pay in a store.
  case inStore = 3
  /// The words to donate.
  case donate = 4
  /// The words to check out.
  case checkout = 5
  /// The words to book.
  case book = 6
  /// The words to subscribe.
  case subscribe = 7
  /// The words to reload a card.
  case reload = 8
  /// The words to add money.
  case addMoney = 9
  /// The words to top up.
  case topUp = 10
  /// The words to order.
  case order = 11
  /// The words to rent.
  case rent = 12
  /// The words to support someone.
  case support = 13
  /// The words to contribute.
  case contribute = 14
  /// The words to tip.
  case tip = 15
  /// The words to continue.
  case `continue` = 16
}

/// The colors of a button of UIKit to pay.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// Black words on white.
  case white = 0
  /// Black words on white with an outline.
  case whiteOutline = 1
  /// White words on black.
  case black = 2
  /// The colors that suit the appearance.
  case automatic = 3
}

/// A button of UIKit to pay, which is never drawn here.
open class PKPaymentButton: UIButton {
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 4

  /// Creates a button with words and colors, which are not kept.
  public init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) { super.init(frame: .zero) }

  /// Creates a button of an archive, which has no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The colors of a button of UIKit to add a pass.
public enum PKAddPassButtonStyle: Int, Sendable {
  /// White words on black.
  case black = 0
  /// White words on black with an outline.
  case blackOutline = 1
}

/// A button of UIKit to add a pass, which is never drawn here.
open class PKAddPassButton: UIButton {
  /// The colors of the button.
  open var addPassButtonStyle: PKAddPassButtonStyle

  /// Creates a button with colors.
  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    addPassButtonStyle = style
    super.init(frame: .zero)
  }

  /// Creates a button of an archive, which has no properties here.
  public required init?(coder: NSCoder) {
    addPassButtonStyle = .black
    super.init(coder: coder)
  }
}
