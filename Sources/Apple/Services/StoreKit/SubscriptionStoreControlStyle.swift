// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI
import WidgetViews

/// The name of a place for the controls of subscriptions.
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
  private let name: String

  static var automatic: SubscriptionStoreControlPlacementKey { Self(name: "automatic") }
  /// In the content that is scrolled.
  public static var scrollView: SubscriptionStoreControlPlacementKey { Self(name: "scrollView") }
  /// In a bar at the bottom.
  public static var bottomBar: SubscriptionStoreControlPlacementKey { Self(name: "bottomBar") }
  /// In the content that is scrolled, with the buttons in a bar at the bottom.
  public static var buttonsInBottomBar: SubscriptionStoreControlPlacementKey {
    Self(name: "buttonsInBottomBar")
  }
}

/// A place for the controls of subscriptions, which makes no difference.
public protocol SubscriptionStoreControlPlacement: RawRepresentable
where RawValue == SubscriptionStoreControlPlacementKey {
  /// The place that the system chooses.
  static var automatic: Self { get }
}

/// A place for the controls of subscriptions of any style.
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement,
  Sendable
{
  /// The name of the place.
  public let rawValue: SubscriptionStoreControlPlacementKey
  /// Creates a place with a name.
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }
  /// The place that the system chooses.
  public static var automatic: Self { Self(rawValue: .automatic) }
  /// In the content that is scrolled.
  public static var scrollView: Self { Self(rawValue: .scrollView) }
  /// In a bar at the bottom.
  public static var bottomBar: Self { Self(rawValue: .bottomBar) }
  /// In the content that is scrolled, with the buttons in a bar at the bottom.
  public static var buttonsInBottomBar: Self { Self(rawValue: .buttonsInBottomBar) }
}

/// How the controls of subscriptions look, which makes no difference.
@MainActor @preconcurrency public protocol SubscriptionStoreControlStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Where the controls can be.
  associatedtype Placement: SubscriptionStoreControlPlacement =
    AutomaticSubscriptionStoreControlPlacement
  /// What the controls show.
  typealias Configuration = SubscriptionStoreControlStyleConfiguration
  /// Returns the controls of subscriptions; never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the controls of subscriptions show.
public struct SubscriptionStoreControlStyleConfiguration: Sendable {
  /// A subscription that the user can choose.
  @dynamicMemberLookup public struct Option: Hashable, Identifiable, Sendable {
    /// The subscription in the App Store.
    public let subscription: Product
    /// The offer for the user; nil for none.
    public let activeOffer: Product.SubscriptionOffer?
    /// The identifier of the subscription.
    public var id: Product.ID { subscription.id }
    /// Buys the subscription; it does nothing here.
    public func subscribe() { reportNoStore() }
    /// A property of the product.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T {
      subscription[keyPath: keyPath]
    }
    /// A property of what is known of the subscription.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T>) -> T? {
      subscription.subscription?[keyPath: keyPath]
    }
  }

  /// Whether the descriptions are shown.
  public let descriptionVisibility: Visibility
  /// The localized name of the group.
  public let groupDisplayName: String
  /// The subscription that the user's is renewed to; nil for none.
  public let autoRenewPreference: Product?
  /// The subscriptions that the user can choose.
  public let options: [Option]
  /// All subscriptions of the group.
  public var allOptions: [Product] { options.map(\.subscription) }
}

/// The look of subscriptions that the system chooses.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  /// Creates the style that the system chooses.
  nonisolated public init() {}
  /// Returns no view, as a widget shows no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The look of subscriptions that the system chooses.
  nonisolated public static var automatic: Self { Self() }
}

/// The look of subscriptions with a button for each.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  /// Creates the style with a button for each.
  nonisolated public init() {}
  /// Returns no view, as a widget shows no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// The look of subscriptions with a button for each.
  nonisolated public static var buttons: Self { Self() }
}

/// The look of subscriptions with a list and a button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  /// Creates the style with a list and a button.
  nonisolated public init() {}
  /// Returns no view, as a widget shows no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// The look of subscriptions with a list and a button.
  nonisolated public static var picker: Self { Self() }
}

/// The look of subscriptions with a list that stands out.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable
{
  /// Creates the style with a list that stands out.
  nonisolated public init() {}
  /// Returns no view, as a widget shows no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// The look of subscriptions with a list that stands out.
  nonisolated public static var prominentPicker: Self { Self() }
}

/// The look of subscriptions with a small list.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  /// Creates the style with a small list.
  nonisolated public init() {}
  /// Returns no view, as a widget shows no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// The look of subscriptions with a small list.
  nonisolated public static var compactPicker: Self { Self() }
}

/// The look of subscriptions with pages.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
  /// Creates the style with pages.
  nonisolated public init() {}
  /// Returns no view, as a widget shows no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  /// The look of subscriptions with pages.
  nonisolated public static var pagedPicker: Self { Self() }
}

/// The look of subscriptions with pages that stand out.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle,
  Sendable
{
  /// Creates the style with pages that stand out.
  nonisolated public init() {}
  /// Returns no view, as a widget shows no subscriptions.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension SubscriptionStoreControlStyle
where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// The look of subscriptions with pages that stand out.
  nonisolated public static var pagedProminentPicker: Self { Self() }
}
