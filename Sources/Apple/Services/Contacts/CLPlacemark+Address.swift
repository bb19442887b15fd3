// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation

extension CLPlacemark {
  /// The address of the place; nil, as none is looked up here.
  public var postalAddress: CNPostalAddress? { nil }
}
