// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// On iOS the module has the names of the types of files.
@_exported public import MobileCoreServices
