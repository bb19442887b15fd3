// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI

nonisolated extension View {
  /// Translates when the view appears or the languages change; the action is never called.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { self }

  /// Translates when the view appears or the languages change; the action is never called.
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { self }

  /// Shows a sheet with the translation of a text; none is shown here.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }
}
