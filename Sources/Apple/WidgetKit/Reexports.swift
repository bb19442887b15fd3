// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What a widget's source has by importing WidgetKit alone.
@_exported public import AppIntents
@_exported public import Intents
@_exported public import SwiftUI
