// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A rule is written as a page with its examples, and a set of rules has the metadata of each.
@_exported public import RulePages
