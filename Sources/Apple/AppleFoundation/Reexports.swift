// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// On Apple's systems, all three are one module.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
// Foundation has the macro 'Observable' there.
@_exported public import Observation

// A class that is exported by its name comes before Foundation's, which nobody can use.
@_exported public import class Intents.NSExpression
@_exported public import class Intents.NSUserActivity
