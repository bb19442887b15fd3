// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if PREVIEW_MACROS
  /// Makes an enumeration whose cases have a value each a value of a parameter; a case without a value makes an error.
  @attached(
    extension, conformances: AppUnionValue, names: named(Cases), named(hostedValue), named(hosted))
  public macro UnionValue() = #externalMacro(module: "PreviewMacros", type: "UnionValueMacro")
#endif
