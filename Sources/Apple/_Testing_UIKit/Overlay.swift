// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A file that imports Testing and UIKit makes the compiler import this module, which Swift Testing has on Apple's systems. It is empty
// here, so that such files compile; without it they do not.
