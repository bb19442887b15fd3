// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

/// An action that asks the user to rate the app, which a widget cannot.
@MainActor public struct RequestReviewAction: Sendable {
  /// Asks the user to rate the app; it does nothing here.
  public func callAsFunction() { reportNoStore() }
}

/// An action that buys a product, which is not for sale here.
@MainActor @preconcurrency public struct PurchaseAction: Sendable {
  /// Buys a product, which is not for sale here.
  ///
  /// - Throws: Always ``Product/PurchaseError/productUnavailable``.
  @discardableResult public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// An action that shows a message of the App Store, which a widget cannot.
@MainActor public struct DisplayMessageAction: Sendable {
  /// Shows a message of the App Store.
  ///
  /// - Throws: Always ``StoreKitError/unknown``.
  public func callAsFunction(_ message: Message) throws { throw StoreKitError.unknown }
}

extension EnvironmentValues {
  /// The action that asks the user to rate the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// The action that buys a product.
  public var purchase: PurchaseAction { PurchaseAction() }
  /// The action that shows a message of the App Store.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

extension Product {
  /// How far a product was fetched for a view.
  public enum TaskState: Sendable {
    /// It is being fetched.
    case loading
    /// There is no such product.
    case unavailable
    /// It could not be fetched.
    case failure(any Error)
    /// The product was fetched.
    case success(Product)

    /// The product, once it was fetched.
    public var product: Product? {
      guard case .success(let product) = self else { return nil }
      return product
    }
  }

  /// How far products were fetched for a view.
  public enum CollectionTaskState: Sendable {
    /// They are being fetched.
    case loading
    /// They could not be fetched.
    case failure(any Error)
    /// Those that exist were fetched.
    case success([Product], unavailable: [Product.ID])

    /// The products, once they were fetched.
    public var products: [Product]? {
      guard case .success(let products, _) = self else { return nil }
      return products
    }
    /// The identifiers that no product has, once products were fetched.
    public var unavailableProductIDs: [Product.ID]? {
      guard case .success(_, let unavailable) = self else { return nil }
      return unavailable
    }
  }

  /// Which subscriptions of a group are shown to a subscriber.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The subscription that the user has.
    public static let current = SubscriptionRelationship(rawValue: 1)
    /// Subscriptions of a higher level.
    public static let upgrade = SubscriptionRelationship(rawValue: 2)
    /// Subscriptions of a lower level.
    public static let downgrade = SubscriptionRelationship(rawValue: 4)
    /// Other subscriptions of the same level.
    public static let crossgrade = SubscriptionRelationship(rawValue: 8)
    /// All subscriptions of the group.
    public static let all: SubscriptionRelationship = [.current, .upgrade, .downgrade, .crossgrade]
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
/// How far it is known for a view what the user bought.
public enum EntitlementTaskState<Value> {
  /// The App Store is being asked.
  case loading
  /// The App Store did not answer.
  case failure(any Error)
  /// The App Store answered with a value.
  case success(Value)

  /// The value, once the App Store answered.
  public var value: Value? {
    guard case .success(let value) = self else { return nil }
    return value
  }

  /// Returns the state with another value.
  public func map<NewValue>(
    _ transform: (Value) throws -> NewValue
  ) rethrows -> EntitlementTaskState<NewValue> {
    try flatMap { .success(try transform($0)) }
  }

  /// Returns the state with another value, which is waited for.
  public func map<NewValue>(
    _ transform: (Value) async throws -> NewValue
  ) async rethrows -> EntitlementTaskState<NewValue> {
    try await flatMap { .success(try await transform($0)) }
  }

  /// Returns the state that is made of the value.
  public func flatMap<NewValue>(
    _ transform: (Value) throws -> EntitlementTaskState<NewValue>
  ) rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }

  /// Returns the state that is made of the value, which is waited for.
  public func flatMap<NewValue>(
    _ transform: (Value) async throws -> EntitlementTaskState<NewValue>
  ) async rethrows -> EntitlementTaskState<NewValue> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try await transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The transaction, once the App Store answered; nil if nothing was bought.
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

nonisolated extension View {
  /// Shows a banner of another app, which is never shown in a widget.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }

  /// Shows the user's subscriptions, which are never shown in a widget.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

  /// Shows the user's subscriptions of a group, which are never shown in a widget.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }

  /// Shows a sheet to ask for money back, which is never shown in a widget.
  @preconcurrency public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View { self }

  /// Asks for the code of an offer, which is never shown in a widget.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }

  /// Calls a function when the user starts to buy something; never called here.
  public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }

  /// Calls a function when the user bought something or not; never called here.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// Sets what purchases are made with; never called here.
  public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View { self }

  /// Calls a function with the subscriptions of the user; never called here.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }

  /// Calls a function with what entitles the user to a product; never called here.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { self }

  /// Calls a function with a product of the App Store; never called here.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View { self }

  /// Calls a function with products of the App Store; never called here.
  public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View { self }
}
