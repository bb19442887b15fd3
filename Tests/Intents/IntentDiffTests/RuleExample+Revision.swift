// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentDiff
import TestSupport
import WidgetRevisions

extension RuleExample {
  /// The example as a revision, without its marks.
  func revision(_ mount: String) -> LoadedRevision {
    // A product is looked at if it is named.
    let product = files.lazy.compactMap { $0.path.split(separator: "/").first }
      .first { $0.hasSuffix(".app") }
    var tree = MemoryTree()
    for file in files {
      tree.write(
        Array(MarkedText(file.content).text.utf8), to: FilePath(mount).appending(file.path))
    }
    return RevisionLoader.revision(
      in: .memory(tree), at: [product.map { mount + "/" + $0 } ?? mount], mount: mount,
      swiftFiles: files.map(\.path).filter { $0.hasSuffix(".swift") })
  }

  /// The marked places, as `path:offset`.
  func places(_ mount: String) -> Set<String> {
    Set(
      files.flatMap { file in
        MarkedText(file.content).offsets.map { "\(mount)/\(file.path):\($0)" }
      })
  }
}
