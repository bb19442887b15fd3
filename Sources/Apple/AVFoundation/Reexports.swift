// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Apple's module brings Foundation with it. Widgets import it for the intents of players, which AppIntents has; sounds and films are not here.
@_exported public import Foundation
