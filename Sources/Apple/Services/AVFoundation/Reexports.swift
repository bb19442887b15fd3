// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Apple's module also exports Foundation. Widgets import it for playback intents, which AppIntents
// declares; audio and video are not available here.
@_exported public import Foundation
