// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension EnvironmentValues {
  private struct EnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  /// Whether controls react to taps; disabled ones are fainter, and a tap on them does nothing of
  /// their own.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
