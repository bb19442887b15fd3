// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A rule's page is made of its examples, so whoever writes one needs both.
@_exported import RuleExamples
