// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import WidgetViews

/// The JSON form of the known devices; `Documentation/Schemas/devices.schema.json` describes it.
package enum DeviceDocument {
  /// The version of the form.
  static let version = 1

  /// The document: its keys always in this order, with a final line break.
  package static var text: String {
    JSONWriter.document([
      "version": .integer(version),
      "default": .string(WidgetDevice.default.identifier),
      "devices": .array(WidgetDevice.known.map(literal)),
    ])
  }

  private static func literal(_ device: WidgetDevice) -> PropertyListLiteral {
    [
      "identifier": .string(device.identifier),
      "names": .array(device.names.map { .string($0) }),
      "namesVerified": .boolean(device.areNamesVerified),
      "scale": .integer(device.scale),
      "moreSpace": .boolean(device.isMoreSpace),
      "confidence": .string(device.confidence.rawValue),
      "families": .array(
        device.families.compactMap { family in
          device.size(of: family).map { size in
            [
              "family": .string(family.rawValue), "width": .number(size.width),
              "height": .number(size.height),
            ]
          }
        }),
    ]
  }
}
