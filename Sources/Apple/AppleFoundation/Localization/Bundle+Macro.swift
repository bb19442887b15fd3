// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if PREVIEW_MACROS
  public import Foundation

  /// The bundle with the resources of the code that names it, such as its string tables.
  @freestanding(expression)
  public macro bundle() -> Bundle = #externalMacro(module: "PreviewMacros", type: "BundleMacro")
#endif
