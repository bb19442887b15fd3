// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI
import WidgetViews

/// The icon of a product while it is not known.
nonisolated public struct AutomaticProductPlaceholderIcon: View {
  /// No view, as a widget shows no products.
  public var body: some View { EmptyView() }
}

/// How far the icon of a product was fetched.
public enum ProductIconPhase: Sendable {
  /// The icon was fetched from the App Store.
  case success(Image)
  /// The icon could not be fetched.
  case failure(any Error)
  /// The product has no icon.
  case unavailable
  /// The icon is being fetched.
  case loading

  /// The icon, once it was fetched.
  public var promotionalIcon: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }
  /// Why the icon could not be fetched; nil if it could.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

/// A product with a button to buy it; a widget shows a prohibition sign instead.
nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  /// Creates the view of a product by its identifier, with an icon for each phase.
  public init(
    id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
  /// Creates the view of a product by its identifier, with icons.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
  /// Creates the view of a product by its identifier, with an icon.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}
  /// Creates the view of a product by its identifier.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  /// Creates the view of a product with an icon for each phase.
  public init(_ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon)
  where PlaceholderIcon == EmptyView {}
  /// Creates the view of a product with an icon.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) where PlaceholderIcon == EmptyView {}
  /// Creates the view of a product in the App Store.
  public init(_ product: Product, prefersPromotionalIcon: Bool = true)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  /// Creates the view of what a style of products shows.
  public init(_ configuration: ProductViewStyleConfiguration)
  where
    Icon == ProductViewStyleConfiguration.Icon,
    PlaceholderIcon == ProductViewStyleConfiguration.Icon
  {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("ProductView") }
}

/// Products with buttons to buy them; a widget shows a prohibition sign instead.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// Creates the view of products by their identifiers, with an icon for each phase.
  public init(
    ids productIDs: some Collection<String>,
    @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
  /// Creates the view of products by their identifiers, with icons.
  public init(
    ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
  /// Creates the view of products by their identifiers, with icons.
  public init(
    ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == AutomaticProductPlaceholderIcon {}
  /// Creates the view of products by their identifiers.
  public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  /// Creates the view of products with an icon for each phase.
  public init(
    products: some Collection<Product>,
    @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
  ) where PlaceholderIcon == EmptyView {}
  /// Creates the view of products with their icons.
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where PlaceholderIcon == EmptyView {}
  /// Creates the view of products in the App Store.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("StoreView") }
}

/// How products look, which makes no difference.
@MainActor @preconcurrency public protocol ProductViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view shows.
  typealias Configuration = ProductViewStyleConfiguration
  /// Returns the view of a product; never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a view of a product shows.
public struct ProductViewStyleConfiguration: Sendable {
  /// The icon of the product.
  nonisolated public struct Icon: View, Sendable {
    /// No view, as a widget shows no products.
    public var body: some View { EmptyView() }
  }

  /// How far the product was fetched.
  public let state: Product.TaskState
  /// The icon of the product.
  public let icon: Icon
  /// Whether the user has the product.
  public let hasCurrentEntitlement: Bool
  /// Whether the description is shown.
  public let descriptionVisibility: Visibility
  /// The product, once it was fetched.
  public var product: Product? { state.product }
  /// Buys the product; it does nothing here.
  public func purchase() { reportNoStore() }
}

/// The look of products that the system chooses.
public struct AutomaticProductViewStyle: ProductViewStyle, Sendable {
  /// Creates the style that the system chooses.
  nonisolated public init() {}
  /// Returns the view of a product; never called here.
  public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

/// The look of products in a list.
public struct CompactProductViewStyle: ProductViewStyle, Sendable {
  /// Creates a style of a line.
  nonisolated public init() {}
  /// Returns the view of a product; never called here.
  public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

/// The usual look of products.
public struct RegularProductViewStyle: ProductViewStyle, Sendable {
  /// Creates a style of several lines.
  nonisolated public init() {}
  /// Returns the view of a product; never called here.
  public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

/// The look of products that stand out.
public struct LargeProductViewStyle: ProductViewStyle, Sendable {
  /// Creates a style with a large icon.
  nonisolated public init() {}
  /// Returns the view of a product; never called here.
  public func makeBody(configuration: Configuration) -> some View { ProductView(configuration) }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The look of products that the system chooses.
  nonisolated public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  /// The look of products in a list.
  nonisolated public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  /// The usual look of products.
  nonisolated public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  /// The look of products that stand out.
  nonisolated public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

/// A button of a view of products.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  /// The button that fetches earlier purchases.
  public static var restorePurchases: StoreButtonKind { StoreButtonKind(name: "restorePurchases") }
  /// The button that closes the view.
  public static var cancellation: StoreButtonKind { StoreButtonKind(name: "cancellation") }
  /// The button that asks for the code of an offer.
  public static var redeemCode: StoreButtonKind { StoreButtonKind(name: "redeemCode") }
  /// The button that signs the user in.
  public static var signIn: StoreButtonKind { StoreButtonKind(name: "signIn") }
  /// The buttons that show the terms and the privacy policy.
  public static var policies: StoreButtonKind { StoreButtonKind(name: "policies") }
}

nonisolated extension View {
  /// Sets whether buttons of products' views are shown, which makes no difference.
  public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View { self }
  /// Sets how products look, which makes no difference.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  /// Sets whether products' descriptions are shown, which makes no difference.
  public func productDescription(_ visibility: Visibility) -> some View { self }
  /// Gives an icon the border of products' icons, which is not drawn here.
  public func productIconBorder() -> some View { self }
}
