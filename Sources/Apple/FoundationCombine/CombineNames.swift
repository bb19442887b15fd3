// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Combine

// The two names of Combine that Foundation has on Apple's systems. Its others are not among what a file gets by importing
// Foundation: a project may have a type 'Subscription' in one module and use it in another.

/// An object that says when it changes, by the name that Foundation has for it.
public typealias ObservableObject = Combine.ObservableObject

/// A property that is published when it changes, by the name that Foundation has for it.
public typealias Published = Combine.Published
