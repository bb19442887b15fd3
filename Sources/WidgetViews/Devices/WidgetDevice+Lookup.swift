// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension WidgetDevice {
  /// Finds the device of the given identifier or device name, such as `390x844`, `390×844` or `iPhone 14 Pro`.
  ///
  /// Upper and lower case are the same.
  ///
  /// - Returns: The device; nil where there is none of this name.
  public static func named(_ name: String) -> WidgetDevice? {
    let key = lookupKey(name)
    return all.first { device in
      device.identifier == key || device.names.contains { lookupKey($0) == key }
    }
  }

  /// The form in which names are compared.
  private static func lookupKey(_ name: String) -> String {
    String(name.lowercased().map { $0 == "×" ? "x" : $0 })
  }
}
