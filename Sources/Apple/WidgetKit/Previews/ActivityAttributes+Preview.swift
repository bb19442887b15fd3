// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

@available(iOS 16.2, *)
extension ActivityAttributes {
  /// Previews a Live Activity in a state: it is not drawn, which the report says with the file and the line.
  ///
  /// - Parameters:
  ///   - contentState: What changes while the activity lasts.
  ///   - isStale: Whether it is out of date.
  ///   - viewKind: Where it is seen.
  ///   - file: The file that previews it.
  ///   - line: The line that previews it.
  /// - Returns: Nothing to see.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    Color.clear.notDrawn("ActivityAttributes.previewContext", at: "\(file):\(line)")
  }
}
