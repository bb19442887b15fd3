// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What `#Preview` can be of in UIKit: a view, or a controller of views.
public protocol UIKitPreviewContent {}

extension UIView: UIKitPreviewContent {}

extension UIViewController: UIKitPreviewContent {}
