// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Apple's module also exports Foundation.
@_exported public import Foundation
