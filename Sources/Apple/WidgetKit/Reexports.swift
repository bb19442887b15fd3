// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names that a source gets by importing only WidgetKit.
@_exported public import AppIntents
@_exported public import Intents
@_exported public import SwiftUI
