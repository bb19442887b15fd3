// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Values that Swift bridges to objects on Apple's systems, where they are arguments of a format, as in `uuid as CVarArg`.

extension UUID: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
}

extension Date: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

extension URL: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { absoluteString._cVarArgEncoding }
}

extension Data: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

extension Array: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

extension Set: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}
