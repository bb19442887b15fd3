// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A rule about changes is a page with its examples, and a change has the effect and the audiences that pages speak of.
@_exported public import RulePages
