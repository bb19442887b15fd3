// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

/// The traits of the context in which something is shown.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The specified traits; nil is not specified.
  struct Values: Hashable, Sendable {
    var userInterfaceStyle: UIUserInterfaceStyle?
    var accessibilityContrast: UIAccessibilityContrast?
    var displayScale: Double?
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var legibilityWeight: UILegibilityWeight?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var displayGamut: UIDisplayGamut?

    /// Takes the traits that another collection specifies.
    mutating func merge(_ other: Values) {
      func take<Value>(_ path: WritableKeyPath<Values, Value?>) {
        self[keyPath: path] = other[keyPath: path] ?? self[keyPath: path]
      }
      take(\.userInterfaceStyle)
      take(\.accessibilityContrast)
      take(\.displayScale)
      take(\.userInterfaceIdiom)
      take(\.horizontalSizeClass)
      take(\.verticalSizeClass)
      take(\.preferredContentSizeCategory)
      take(\.layoutDirection)
      take(\.legibilityWeight)
      take(\.userInterfaceLevel)
      take(\.displayGamut)
    }
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
  }

  /// Creates traits of which none is specified.
  public override convenience init() { self.init(Values()) }

  /// Creates traits with a light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates traits with a scale in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(Values(displayScale: displayScale))
  }

  /// Creates traits by merging others; later ones override earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: Values()) { $0.merge($1.values) })
  }

  /// The appearance; light if it is not specified.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .light }

  /// The contrast; normal if it is not specified.
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .normal
  }

  /// The scale in pixels per point; 3 if it is not specified.
  open var displayScale: CGFloat { values.displayScale ?? 3 }

  /// The kind of the device; a phone if it is not specified.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .phone }

  /// Whether all traits that another collection specifies are the same here; true for nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    var merged = values
    if let trait { merged.merge(trait.values) }
    return merged == values
  }

  /// Returns the collection itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both specify the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// The hash value of the specified traits.
  open override var hash: Int { values.hashValue }

  static let lightAndDark = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ]

  var appearance: ColorAppearance {
    var environment = EnvironmentValues()
    environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    environment.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
    return environment.colorAppearance
  }

  /// The size of text; nil if it is not specified.
  var typeSize: DynamicTypeSize? { values.preferredContentSizeCategory?.typeSize }
}
