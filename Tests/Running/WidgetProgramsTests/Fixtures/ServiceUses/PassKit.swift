// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PassKit
import SwiftUI

struct Checkout: View {
  var body: some View {
    PayWithApplePayButton(.buy, action: {}) { Text("Apple Pay is not available") }
      .payWithApplePayButtonStyle(.whiteOutline)
    PayWithApplePayButton(.plain, request: PKPaymentRequest()) { phase in
      switch phase {
      case .willAuthorize, .didFinish: break
      case .didAuthorize(let payment, let handler):
        print(payment.token.transactionIdentifier)
        handler(PKPaymentAuthorizationResult(status: .success, errors: nil))
      @unknown default: break
      }
    }
    AddPassToWalletButton([]) { added in print(added) }
      .addPassToWalletButtonStyle(.blackOutline)
  }
}

final class Shop: NSObject, PKPaymentAuthorizationControllerDelegate {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
    controller.dismiss()
  }
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .success, errors: nil)) }
}

@MainActor func usePassKit() async throws {
  if PKPassLibrary.isPassLibraryAvailable() {
    let library = PKPassLibrary()
    expect(
      library.passes().isEmpty && library.passes(of: .secureElement).isEmpty, "there are no passes")
    library.addPasses([]) { expect($0 == .didCancelAddPasses, "none is added") }
  }
  do {
    _ = try PKPass(data: Data("no pass".utf8))
    expect(false, "data is no pass")
  } catch let error as PKPassKitError {
    expect(error.code == .invalidDataError, "the reason is known")
  }
  let networks: [PKPaymentNetwork] = [.visa, .masterCard, .amex]
  expect(
    !PKPaymentAuthorizationController.canMakePayments(usingNetworks: networks), "there are no cards"
  )
  let request = PKPaymentRequest()
  request.merchantIdentifier = "merchant.example"
  request.supportedNetworks = networks
  request.merchantCapabilities = .threeDSecure
  request.paymentSummaryItems = [
    PKPaymentSummaryItem(label: "Sum", amount: NSDecimalNumber(string: "9.99"))
  ]
  let shop = Shop()
  let controller = PKPaymentAuthorizationController(paymentRequest: request)
  controller.delegate = shop
  controller.present { expect(!$0, "nothing is shown") }
  let shown = await controller.present()
  expect(
    !shown && PKPaymentAuthorizationViewController(paymentRequest: request) == nil,
    "nothing is shown")
  expect(!PKAddPassesViewController.canAddPasses(), "no pass can be added")
  let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
  button.cornerRadius = 8
  expect(button.cornerRadius == 8, "a button is kept")
  _ = Checkout().body
}
