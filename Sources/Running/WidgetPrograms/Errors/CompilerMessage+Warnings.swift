// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension CompilerMessage {
  /// Whether it is a warning that Xcode's compiler gives, too, as far as that can be told from its text.
  var isWarningOfXcode: Bool {
    guard severity == .warning else { return false }
    // That a cast of a value without a type fails says nothing of the user's code.
    if text.contains(StandInWriter.valueType) { return false }
    // Apple's enumerations may get more cases there, and none here, and a former name of a case is a constant.
    return text != "default will never be executed" && text != "case will never be executed"
  }
}
