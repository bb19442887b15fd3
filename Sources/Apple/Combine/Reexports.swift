// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What a source has by importing Combine alone.
@_exported public import AppleFoundation
