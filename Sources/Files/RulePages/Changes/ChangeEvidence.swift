// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The evidence for what Apple's software does with a change.
public enum ChangeEvidence: String, CaseIterable, Hashable, Sendable {
  /// Read in the code of Apple's frameworks, as others have published it; not measured on a device.
  case runtime = "framework code"
  /// Apple's documentation says it.
  case documented
  /// Developers have reported it in public.
  case reported
  /// It follows from what is known, but was not observed.
  case inferred
  /// The catalog is QuickAction's own, and so is what follows.
  case defined = "QuickAction's own"
}
