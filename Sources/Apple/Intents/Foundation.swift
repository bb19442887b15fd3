// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A handler that imports only Intents uses URL, Date and NSNumber: Apple's module also exports
// Foundation.
@_exported public import Foundation
