// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// Numbers the findings that share a fingerprint.
struct FingerprintCounter {
  private let sources: [String: SourceFile]
  private var counts: [Fingerprint: Int] = [:]

  init(_ sources: [SourceFile]) {
    self.sources = Dictionary(
      sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The fingerprint of a finding, and which of its kind it is, counted from 1.
  mutating func next(of diagnostic: Diagnostic) -> String {
    let fingerprint = Fingerprint(of: diagnostic, source: sources[diagnostic.place.file])
    let count = counts[fingerprint, default: 0] + 1
    counts[fingerprint] = count
    return "\(fingerprint.text):\(count)"
  }
}
