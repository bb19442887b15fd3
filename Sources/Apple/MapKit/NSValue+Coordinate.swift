// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreLocation
public import Foundation

extension NSValue {
  /// Creates a value that holds a coordinate.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(bytes: [coordinate.latitude, coordinate.longitude], objCType: "[2d]")
  }

  /// The coordinate that the value holds; zeros if it holds something else.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    let parts = pair
    return CLLocationCoordinate2D(latitude: parts[0], longitude: parts[1])
  }

  /// Creates a value that holds a span.
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(bytes: [span.latitudeDelta, span.longitudeDelta], objCType: "[2d]")
  }

  /// The span that the value holds; zeros if it holds something else.
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    let parts = pair
    return MKCoordinateSpan(latitudeDelta: parts[0], longitudeDelta: parts[1])
  }

  private var pair: [Double] {
    var parts = [0.0, 0.0]
    if String(cString: objCType) == "[2d]" { getValue(&parts) }
    return parts
  }
}
