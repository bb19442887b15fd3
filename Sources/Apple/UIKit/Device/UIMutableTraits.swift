// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Traits that can be changed.
public protocol UIMutableTraits {
  /// Light or dark appearance, or neither.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Whether contrast is increased.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The scale in pixels per point.
  var displayScale: CGFloat { get set }
  /// The kind of the device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// How much space there is across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much space there is along.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size of the text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The direction of the text.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Whether text is to be bolder.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether it is above other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The colors that the screen can show.
  var displayGamut: UIDisplayGamut { get set }
}

/// The traits by which a view differs from what it is in; kept here, as views of UIKit are not drawn.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values = UITraitCollection.Values()
  private var traits: UITraitCollection { UITraitCollection(values) }

  /// Light or dark appearance; light if it is not specified.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  /// Whether contrast is increased; not so if it is not specified.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { traits.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  /// The scale in pixels per point; 3 if it is not specified.
  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { values.displayScale = newValue }
  }
  /// The kind of the device; a phone if it is not specified.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// How much space there is across; that of a phone if it is not specified.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// How much space there is along; that of a phone if it is not specified.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// The size of the text; the user's if it is not specified.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  /// The direction of the text; from left to right if it is not specified.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  /// Whether text is to be bolder; not so if it is not specified.
  public var legibilityWeight: UILegibilityWeight {
    get { traits.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
  /// Whether it is above other content; not so if it is not specified.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { traits.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  /// The colors that the screen can show; those of Display P3 if they are not specified.
  public var displayGamut: UIDisplayGamut {
    get { traits.displayGamut }
    set { values.displayGamut = newValue }
  }
}

extension UITraitCollection {
  /// Creates traits that a function specifies.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.changing(Values(), mutations))
  }

  /// Returns the traits with changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(Self.changing(values, mutations)) }

  private static func changing(
    _ values: Values, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> Values {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }
}
