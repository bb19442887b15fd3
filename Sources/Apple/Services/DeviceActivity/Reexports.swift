// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names that a source gets by importing only DeviceActivity.
@_exported public import ManagedSettings
