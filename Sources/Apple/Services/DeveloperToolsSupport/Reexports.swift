// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Previews and the names of images and colors, which SwiftUI declares here.
@_exported public import SwiftUI
