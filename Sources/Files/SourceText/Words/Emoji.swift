// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Unicode.Scalar {
  /// Whether the scalar makes one emoji together with the emoji before it in a grapheme cluster.
  @inlinable package var continuesEmoji: Bool {
    switch value {
    case 0xFE0F: true  // emoji presentation
    case 0x200D: true  // zero width joiner
    case 0x1F1E6...0x1F1FF: true  // the second half of a flag
    default: properties.isEmojiModifier
    }
  }
}
