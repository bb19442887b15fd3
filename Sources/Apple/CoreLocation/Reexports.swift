// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Location values are declared in Intents, whose parameters use them.
@_exported public import Foundation

@_exported public import class Intents.CLLocation
@_exported public import struct Intents.CLLocationCoordinate2D
@_exported public import func Intents.CLLocationCoordinate2DIsValid
@_exported public import func Intents.CLLocationCoordinate2DMake
@_exported public import typealias Intents.CLLocationDegrees
@_exported public import typealias Intents.CLLocationDistance
@_exported public import class Intents.CLPlacemark
