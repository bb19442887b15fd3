// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if PREVIEW_MACROS
  /// Declares a preview of a view or a controller of UIKit, which is not listed, as these are not drawn.
  ///
  /// It is generic where Apple has a macro for each: of several functions the compiler takes the one of SwiftUI then, also for a
  /// closure that it does not look into.
  @freestanding(declaration)
  public macro Preview<Content: UIKitPreviewContent>(
    _ name: String? = nil, body: @escaping @MainActor () -> Content
  ) = #externalMacro(module: "PreviewMacros", type: "UnlistedPreviewMacro")
#endif
