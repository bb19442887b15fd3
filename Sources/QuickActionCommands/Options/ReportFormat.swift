// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import ArgumentParser
public import IntentLint

/// The form of the report of `validate`.
typealias ReportFormat = LintReport.Format

extension LintReport.Format: ExpressibleByArgument {}
