// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Values of the environment that hardly any view changes.
///
/// An environment is copied for each view that changes it; a copy of a reference costs less than one of each of them.
final class SharedValues: Sendable {
  /// The values, to be changed.
  struct Values {
    var images = ImageCatalog()
    var colors = ColorCatalog()
    var kept: [ObjectIdentifier: KeptValue] = [:]
    var locale = "en"
  }

  /// The values of an environment of which nothing is said.
  static let usual = SharedValues(Values())

  let images: ImageCatalog
  let colors: ColorCatalog
  let kept: [ObjectIdentifier: KeptValue]
  let locale: String

  private init(_ values: Values) {
    (images, colors, kept, locale) = (values.images, values.colors, values.kept, values.locale)
  }

  /// Other values, of which some are changed.
  func changing(_ change: (inout Values) -> Void) -> SharedValues {
    var values = Values(images: images, colors: colors, kept: kept, locale: locale)
    change(&values)
    return SharedValues(values)
  }
}
