// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import StoreKit
import SwiftUI

@MainActor final class ProStore: NSObject, ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var purchased: Set<String> = []
  private var updates: Task<Void, Never>?

  func listen() {
    updates = Task { [weak self] in
      for await result in StoreKit.Transaction.updates {
        guard let transaction = try? self?.checkVerified(result) else { continue }
        await self?.update()
        await transaction.finish()
      }
    }
  }

  func checkVerified<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified(_, let error): throw error
    case .verified(let safe): return safe
    }
  }

  func load() async throws {
    products = try await Product.products(for: ["pro.monthly", "pro.yearly"])
      .sorted { $0.price < $1.price }
    await update()
  }

  func update() async {
    for await result in Transaction.currentEntitlements {
      guard case .verified(let transaction) = result else { continue }
      guard transaction.revocationDate == nil, !transaction.isUpgraded else { continue }
      switch transaction.productType {
      case .autoRenewable, .nonConsumable: purchased.insert(transaction.productID)
      default: break
      }
    }
  }

  func buy(_ product: Product) async throws -> StoreKit.Transaction? {
    let result = try await product.purchase(options: [.appAccountToken(UUID()), .quantity(1)])
    switch result {
    case .success(let verification):
      let transaction = try checkVerified(verification)
      await transaction.finish()
      return transaction
    case .userCancelled, .pending: return nil
    @unknown default: return nil
    }
  }

  func words(of product: Product) -> String {
    guard let subscription = product.subscription else { return product.displayPrice }
    let period = subscription.subscriptionPeriod
    let unit =
      switch period.unit {
      case .day: "day"
      case .week: "week"
      case .month: "month"
      case .year: "year"
      @unknown default: "period"
      }
    if let offer = subscription.introductoryOffer, offer.paymentMode == .freeTrial {
      return "\(offer.period.value) free, then \(product.displayPrice) a \(unit)"
    }
    let monthly = product.price / Decimal(period.value)
    return monthly.formatted(product.priceFormatStyle)
  }

  func isSubscribed(to group: String) async throws -> Bool {
    let statuses = try await Product.SubscriptionInfo.status(for: group)
    return statuses.contains { status in
      guard case .verified(let renewal) = status.renewalInfo, renewal.willAutoRenew else {
        return false
      }
      return status.state == .subscribed || status.state == .inGracePeriod
    }
  }
}

struct Paywall: View {
  @Environment(\.requestReview) private var requestReview
  @Environment(\.purchase) private var purchase
  @State private var isShown = false
  @State private var isManaging = false
  @State private var state: EntitlementTaskState<[SubscriptionStatus]> = .loading

  var body: some View {
    VStack {
      StoreView(ids: ["pro"]) { product in Text(product.displayName) }
        .productViewStyle(.compact)
      ProductView(id: "pro") {
        Image(systemName: "star")
      } placeholderIcon: {
        ProgressView()
      }
      .productViewStyle(.large)
      SubscriptionStoreView(groupID: "1") {
        Text("Go Pro").containerBackground(.blue.gradient, for: .subscriptionStore)
      }
      .subscriptionStoreButtonLabel(.multiline.price)
      .subscriptionStoreControlStyle(.prominentPicker)
      .subscriptionStoreControlBackground(.gradientMaterial)
      .subscriptionStorePickerItemBackground(.thinMaterial)
      .subscriptionStorePolicyForegroundStyle(.white)
      .storeButton(.visible, for: .restorePurchases, .policies)
      .storeButton(.hidden, for: .cancellation)
      Button("Rate") { requestReview() }
    }
    .manageSubscriptionsSheet(isPresented: $isManaging, subscriptionGroupID: "1")
    .offerCodeRedemption(isPresented: $isShown) { result in
      if case .failure(let error) = result { print(error) }
    }
    .refundRequestSheet(for: 1, isPresented: $isShown) { result in print(result) }
    .appStoreOverlay(isPresented: $isShown) {
      SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
    }
    .onInAppPurchaseStart { product in print(product.id) }
    .onInAppPurchaseCompletion { _, result in
      if case .success(.success(let transaction)) = result { print(transaction) }
    }
    .subscriptionStatusTask(for: "1") { state in
      self.state = state
      guard let statuses = state.value else { return }
      isShown = !statuses.filter { $0.state != .expired && $0.state != .revoked }.isEmpty
    }
    .currentEntitlementTask(for: "pro") { state in isShown = state.transaction == nil }
    .storeProductTask(for: "pro") { state in print(state.product as Any) }
  }
}

struct BadgeProductStyle: ProductViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    switch configuration.state {
    case .loading: ProgressView()
    case .success(let product): Button(product.displayName) { configuration.purchase() }
    default: ProductView(configuration)
    }
  }
}

final class OldStore: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
  var missing: [String] = []

  func fetch() {
    let request = SKProductsRequest(productIdentifiers: ["pro"])
    request.delegate = self
    request.start()
  }
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    missing = response.invalidProductIdentifiers
    for product in response.products {
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      formatter.locale = product.priceLocale
      print(product.localizedTitle, formatter.string(from: product.price) ?? "")
      SKPaymentQueue.default().add(SKPayment(product: product))
    }
  }
  func request(_ request: SKRequest, didFailWithError error: Error) { print(error) }
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      switch transaction.transactionState {
      case .purchased, .restored: queue.finishTransaction(transaction)
      case .failed:
        if (transaction.error as? SKError)?.code != .paymentCancelled { print(transaction) }
        queue.finishTransaction(transaction)
      case .deferred, .purchasing: break
      @unknown default: break
      }
    }
  }
}

@MainActor func useStoreKit() async throws {
  var count = 0
  for await _ in Transaction.currentEntitlements { count += 1 }
  for await _ in Transaction.unfinished { count += 1 }
  for await _ in Transaction.all { count += 1 }
  for await _ in Product.SubscriptionInfo.Status.updates { count += 1 }
  for await _ in Message.messages { count += 1 }
  for await _ in Storefront.updates { count += 1 }
  expect(count == 0, "nothing was bought")
  expect(try await Product.products(for: ["pro"]).isEmpty, "nothing is for sale")
  expect(await Transaction.latest(for: "pro") == nil, "nothing was bought")
  expect(await Storefront.current?.countryCode == nil, "there is no store")
  expect(!AppStore.canMakePayments && !SKPaymentQueue.canMakePayments(), "nothing can be paid")
  do {
    try await AppStore.sync()
    expect(false, "nobody signs in")
  } catch StoreKitError.userCancelled {
  } catch { expect(false, "the reason is known") }
  do {
    let download = try await AppTransaction.shared
    if case .verified(let app) = download { print(app.originalAppVersion) }
    expect(false, "the app was not downloaded")
  } catch { expect(error is StoreKitError, "the reason is known") }

  let store = ProStore()
  store.listen()
  try await store.load()
  expect(store.products.isEmpty && store.purchased.isEmpty, "the store is empty")
  expect(try await !store.isSubscribed(to: "1"), "nobody subscribed")
  expect(
    await !Product.SubscriptionInfo.isEligibleForIntroOffer(for: "1"), "there is no offer")
  expect(Product.SubscriptionPeriod.Unit.week < .month, "units are in order")
  let month = Product.SubscriptionPeriod.monthly
  expect(month.dateRange().contains(.now.addingTimeInterval(86_400 * 20)), "a month is long")
  expect(Product.ProductType.consumable != .nonConsumable, "types differ")
  let state = EntitlementTaskState.success(2).map { $0 + 1 }
  expect(state.value == 3, "a state is changed")
  let result = VerificationResult.verified("x")
  expect(try result.payloadValue == "x" && result == .verified("x"), "a result has its value")

  let old = OldStore()
  SKPaymentQueue.default().add(old)
  expect(SKPaymentQueue.default().transactionObservers.count == 1, "the observer is kept")
  old.fetch()
  let payment = SKMutablePayment()
  payment.productIdentifier = "pro"
  payment.quantity = 2
  expect(payment.quantity == 2 && (payment as SKPayment).productIdentifier == "pro", "it is kept")
  SKPaymentQueue.default().restoreCompletedTransactions()
  SKPaymentQueue.default().remove(old)
  expect(SKPaymentQueue.default().transactions.isEmpty, "nothing is paid")
  let page = SKStoreProductViewController()
  page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) { loaded, _ in
    expect(!loaded, "there is no page")
  }
  SKStoreReviewController.requestReview()
  expect(SKCloudServiceController.authorizationStatus() == .denied, "the user said no")
  SKAdNetwork.updatePostbackConversionValue(1, coarseValue: .high) { error in
    expect(error == nil, "nothing is told")
  }
  _ = Paywall().body
  _ = Text("Pro").productViewStyle(BadgeProductStyle())
}
