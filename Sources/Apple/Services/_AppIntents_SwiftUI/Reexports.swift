// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What is in this module on Apple's systems is in another one here.
@_exported public import SwiftUI
