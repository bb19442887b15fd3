// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Values that Swift bridges to objects on Apple's systems, where they are arguments of a format, as in `uuid as CVarArg`.
//
// Foundation asks an argument for the object whose words are written; without it, text itself would trap.

private func encoding(of words: String) -> [Int] {
  // The reader of the arguments does not keep the object.
  [Int(bitPattern: Unmanaged.passRetained(NSString(string: words)).toOpaque())]
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// The text that is written for `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
  // swift-format-ignore: NoLeadingUnderscores
  /// The place of the text in memory, where it stays.
  public var _cVarArgEncoding: [Int] { encoding(of: uuidString) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// The text that is written for `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  // swift-format-ignore: NoLeadingUnderscores
  /// The place of the text in memory, where it stays.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// The text that is written for `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
  // swift-format-ignore: NoLeadingUnderscores
  /// The place of the text in memory, where it stays.
  public var _cVarArgEncoding: [Int] { encoding(of: absoluteString) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// The text that is written for `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  // swift-format-ignore: NoLeadingUnderscores
  /// The place of the text in memory, where it stays.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// The text that is written for `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  // swift-format-ignore: NoLeadingUnderscores
  /// The place of the text in memory, where it stays.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// The text that is written for `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  // swift-format-ignore: NoLeadingUnderscores
  /// The place of the text in memory, where it stays.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// The text that is written for `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  // swift-format-ignore: NoLeadingUnderscores
  /// The place of the text in memory, where it stays.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// The text that is written for `%@`.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  // swift-format-ignore: NoLeadingUnderscores
  /// The place of the text in memory, where it stays.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}
