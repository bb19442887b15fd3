// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The two names of Combine that Foundation has on Apple's systems, with their members: a file that imports Foundation alone can publish its
// properties, also in Swift 6. Combine's others are not among what it gets: a project may have a type 'Subscription' in one module and
// use it in another.
@_exported public import protocol Combine.ObservableObject
@_exported public import struct Combine.Published
