// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SymbolTable {
  /// Batteries, by how full they are.
  static let batteries: [String: SymbolSketch] = [
    "battery.0": battery,
    "battery.25": battery.polygon(3.6, 9.55, 6.3, 9.55, 6.3, 14.45, 3.6, 14.45),
    "battery.50": battery.polygon(3.6, 9.55, 10.2, 9.55, 10.2, 14.45, 3.6, 14.45),
    "battery.75": battery.polygon(3.6, 9.55, 14.1, 9.55, 14.1, 14.45, 3.6, 14.45),
    "battery.100": battery.polygon(3.6, 9.55, 18, 9.55, 18, 14.45, 3.6, 14.45),
    // What is full makes room for the flash.
    "battery.100.bolt": battery.polygon(3.6, 9.55, 9.3, 9.55, 6.7, 13.4, 7.3, 14.45, 3.6, 14.45)
      .polygon(18, 9.55, 18, 14.45, 12.3, 14.45, 14.9, 10.6, 14.3, 9.55)
      .polygon(12.1, 7.4, 8.4, 12.5, 10.5, 12.5, 9.5, 16.6, 13.2, 11.5, 11.1, 11.5),
  ]

  private static let battery = SymbolSketch().box(1.63, 7.58, 19.97, 16.42, radius: 3).blob(
    21.6, 10, 22.5, 10.4, 23, 11.2, 23, 12, 23, 12.8, 22.5, 13.6, 21.6, 14)
}
