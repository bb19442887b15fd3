// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI
import WidgetViews

/// What a view of subscriptions shows above them, made by the system.
nonisolated public struct AutomaticSubscriptionStoreMarketingContent: View {
  /// No view, as a widget shows no subscriptions.
  public var body: some View { EmptyView() }
}

/// Subscriptions with buttons to buy them; a widget shows a prohibition sign instead.
nonisolated public struct SubscriptionStoreView<Content: View>: View {
  /// Creates the view of a group of subscriptions, with a view above them.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {}
  /// Creates the view of a group of subscriptions.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  where Content == AutomaticSubscriptionStoreMarketingContent {}
  /// Creates the view of subscriptions by their identifiers, with a view above them.
  public init(
    productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content
  ) {}
  /// Creates the view of subscriptions by their identifiers.
  public init(productIDs: some Collection<String>)
  where Content == AutomaticSubscriptionStoreMarketingContent {}
  /// Creates the view of subscriptions with a view above them.
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) {}
  /// Creates the view of subscriptions in the App Store.
  public init(subscriptions: some Collection<Product>)
  where Content == AutomaticSubscriptionStoreMarketingContent {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("SubscriptionStoreView") }
}

/// An offer of a subscription; a widget shows a prohibition sign instead.
nonisolated public struct SubscriptionOfferView<Icon: View, PlaceholderIcon: View>: View {
  /// Creates the view of an offer by the subscription's identifier, with icons.
  public init(
    id subscriptionID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
  /// Creates the view of an offer by the subscription's identifier, with an icon.
  public init(
    id subscriptionID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}
  /// Creates the view of an offer by the subscription's identifier.
  public init(id subscriptionID: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  /// Creates the view of an offer of a subscription.
  public init(_ subscription: Product, prefersPromotionalIcon: Bool = true)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  /// Creates the view of an offer of a group of subscriptions.
  public init(groupID: String, visibleRelationship: Product.SubscriptionRelationship)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("SubscriptionOfferView") }
}

/// What is written on the button of a subscription.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let names: Set<String>

  /// What the system chooses.
  public static var automatic: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: ["automatic"])
  }
  /// The text in one line.
  public static var singleLine: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: ["singleLine"])
  }
  /// The text in several lines.
  public static var multiline: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: ["multiline"])
  }
  /// What the button does.
  public static var action: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: ["action"])
  }
  /// The name of the subscription.
  public static var displayName: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: ["displayName"])
  }
  /// The price of the subscription.
  public static var price: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: ["price"])
  }
  /// The same text in one line.
  public var singleLine: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: names.union(["singleLine"]))
  }
  /// The same text in several lines.
  public var multiline: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: names.union(["multiline"]))
  }
  /// The same text with what the button does.
  public var action: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: names.union(["action"]))
  }
  /// The same text with the name of the subscription.
  public var displayName: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: names.union(["displayName"]))
  }
  /// The same text with the price of the subscription.
  public var price: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(names: names.union(["price"]))
  }
}

/// What is behind the buttons of subscriptions.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  private let name: String

  /// The background that the system chooses.
  public static var automatic: SubscriptionStoreControlBackground { Self(name: "automatic") }
  /// A material with a soft upper edge.
  public static var gradientMaterial: SubscriptionStoreControlBackground {
    Self(name: "gradientMaterial")
  }
  /// A material with a soft upper edge over content that is scrolled.
  public static var gradientMaterialOnScroll: SubscriptionStoreControlBackground {
    Self(name: "gradientMaterialOnScroll")
  }
}

/// A text that the user has to be able to read before subscribing.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String

  /// The terms of the service.
  public static var termsOfService: SubscriptionStorePolicyKind { Self(name: "termsOfService") }
  /// The policy about the user's data.
  public static var privacyPolicy: SubscriptionStorePolicyKind { Self(name: "privacyPolicy") }
}

nonisolated extension View {
  /// Sets what is written on subscriptions' buttons, which makes no difference.
  public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }
  /// Sets how subscriptions' controls look, which makes no difference.
  public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View { self }
  /// Sets how subscriptions' controls look and where they are, which makes no difference.
  public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S, placement: S.Placement
  ) -> some View { self }
  /// Sets the icons of subscriptions; the function is never called here.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  /// Sets what is behind subscriptions' controls, which makes no difference.
  public func subscriptionStoreControlBackground(
    _ backgroundStyle: SubscriptionStoreControlBackground
  ) -> some View { self }
  /// Sets the style behind subscriptions' controls, which makes no difference.
  @_disfavoredOverload public func subscriptionStoreControlBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View { self }
  /// Sets what is behind subscriptions in a list, which makes no difference.
  public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View { self }
  /// Sets a shape behind subscriptions in a list, which makes no difference.
  public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some SwiftUI.Shape
  ) -> some View { self }
  /// Sets the page of a policy, which is never opened here.
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  /// Sets the view of a policy, which is never shown here.
  public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  /// Sets the style of the policies' buttons, which makes no difference.
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// Sets the styles of the policies' buttons, which makes no difference.
  public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { self }
  /// Sets what signs the user in; never called here.
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  /// Sets which offer is made to the user; never called here.
  public func preferredSubscriptionOffer(
    _ offer:
      @escaping (
        _ product: Product, _ subscription: Product.SubscriptionInfo,
        _ eligibleOffers: [Product.SubscriptionOffer]
      ) -> Product.SubscriptionOffer?
  ) -> some View { self }
  /// Sets which offer of the app's is made, and its signature; never called here.
  public func subscriptionPromotionalOffer(
    offer:
      @escaping (
        _ product: Product, _ subscriptionInfo: Product.SubscriptionInfo
      ) -> Product.SubscriptionOffer?,
    signature:
      @escaping (
        _ product: Product, _ subscriptionInfo: Product.SubscriptionInfo,
        _ promotionalOffer: Product.SubscriptionOffer
      ) async throws -> Product.SubscriptionOffer.Signature
  ) -> some View { self }
}

extension ContainerBackgroundPlacement {
  /// The background of a view of subscriptions, which is not drawn here.
  public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }
  /// The background of a whole view of subscriptions, which is not drawn here.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
  /// The background above subscriptions, which is not drawn here.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }
}
