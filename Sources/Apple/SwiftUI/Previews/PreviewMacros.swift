// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if PREVIEW_MACROS
  public import UIKit

  /// Declares a preview of a view.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

  /// Declares a preview of a view or a controller of UIKit with traits, which is not listed, as these are not drawn.
  @freestanding(declaration)
  public macro Preview<Content: UIKitPreviewContent>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> Content
  ) = #externalMacro(module: "PreviewMacros", type: "UnlistedPreviewMacro")

  /// Marks a variable of a `#Preview` that lives as long as the preview.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

  /// Makes a variable in an extension of `EnvironmentValues` a value of the environment.
  @attached(accessor) @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
#endif
