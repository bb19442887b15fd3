// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Whoever uses a widget's intent uses its catalog; the linter uses catalogs alone.
@_exported public import ActionCatalogs
