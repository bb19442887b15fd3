// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Values that Swift bridges to objects on Apple's systems, where they are arguments of a format, as in `uuid as CVarArg`.

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { absoluteString._cVarArgEncoding }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Data: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Set: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The words of the text.
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}
