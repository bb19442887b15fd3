// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

@available(iOS 16.2, *)
extension ActivityAttributes {
  /// Returns a preview of a Live Activity, which is not drawn; the report says so with the file and
  /// the line.
  ///
  /// - Parameters:
  ///   - contentState: The state of the activity.
  ///   - isStale: Whether the content is out of date.
  ///   - viewKind: The presentation of the activity.
  ///   - file: The identifier of the preview's file.
  ///   - line: The line of the preview.
  /// - Returns: A transparent view.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    Color.clear.notDrawn("ActivityAttributes.previewContext", at: "\(file):\(line)")
  }
}
