// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Identifiers can be arguments of predicates.
extension CKRecordID: CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The identity of the object.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: ObjectIdentifier(self))] }
}

/// References can be arguments of predicates.
extension CKRecord.Reference: CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The identity of the object.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: ObjectIdentifier(self))] }
}

/// Records can be arguments of predicates.
extension CKRecord: CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The identity of the object.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: ObjectIdentifier(self))] }
}
