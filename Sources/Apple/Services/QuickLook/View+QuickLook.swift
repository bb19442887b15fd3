// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI

nonisolated extension View {
  /// Shows a file over the app, which is never shown in a widget.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// Shows one file of several over the app, which is never shown in a widget.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { self }
}
