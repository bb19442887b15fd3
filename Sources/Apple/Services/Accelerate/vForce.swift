// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Functions of all numbers of a vector.
public enum vForce {}
