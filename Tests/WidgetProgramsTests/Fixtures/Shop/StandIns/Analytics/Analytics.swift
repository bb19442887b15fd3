// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public enum Analytics {
  public static func track(_ event: String) {}
}
