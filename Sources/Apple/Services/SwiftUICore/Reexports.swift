// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// On Apple's systems the module has a part of SwiftUI; here it is all of it.
@_exported public import SwiftUI
