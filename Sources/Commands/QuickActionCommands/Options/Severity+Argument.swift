// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import ArgumentParser
public import Diagnostics

extension Severity: ExpressibleByArgument {}
