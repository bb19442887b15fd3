// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SourceText
import Synchronization

/// A way to repair what a finding points to.
public struct Fix: Hashable, Sendable {
  /// The safety of a fix: what it may change in addition to the fault.
  public enum Safety: String, Hashable, Sendable {
    /// The fix changes nothing else, and can be applied without review.
    case safe
    /// The fix may change more, so that the user should review it.
    case unsafe
  }

  /// The effect of the fix, in the imperative.
  public var title: String

  /// Whether the fix can be applied without review.
  public var safety: Safety

  /// The name of the file that the edits change.
  public var file: String

  private var making: Making

  /// Creates a fix of a file by edits.
  public init(title: String, safety: Safety, file: String, edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.file = file
    making = .made(edits)
  }

  /// Creates a fix whose edits are made when they are asked for; there is at least one.
  ///
  /// A report for users says that there is a fix, and not which edits it has (Benchmarks/README.md, "Edits on demand").
  package init(
    title: String, safety: Safety, file: String,
    makingEdits make: @escaping @Sendable () -> [TextEdit]
  ) {
    self.title = title
    self.safety = safety
    self.file = file
    making = .onDemand(DemandedEdits(make))
  }

  /// The edits, all or none of which are applied.
  ///
  /// Without any, the fix is advice.
  public var edits: [TextEdit] {
    get {
      switch making {
      case .made(let edits): edits
      case .onDemand(let demanded): demanded.edits
      }
    }
    set { making = .made(newValue) }
  }

  /// Whether the fix has no edits.
  package var isAdvice: Bool {
    switch making {
    case .made(let edits): edits.isEmpty
    case .onDemand: false
    }
  }
}

extension Fix {
  /// The edits, or how they are made.
  private enum Making: Sendable {
    case made([TextEdit])
    case onDemand(DemandedEdits)
  }

  /// Whether two fixes say and do the same.
  public static func == (first: Fix, second: Fix) -> Bool {
    first.title == second.title && first.safety == second.safety && first.file == second.file
      && first.edits == second.edits
  }

  /// Hashes what is known without the edits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(safety)
    hasher.combine(file)
  }
}

/// Edits that are made when they are first asked for, and kept.
private final class DemandedEdits: Sendable {
  private let make: @Sendable () -> [TextEdit]
  private let made = Mutex<[TextEdit]?>(nil)

  init(_ make: @escaping @Sendable () -> [TextEdit]) { self.make = make }

  var edits: [TextEdit] {
    made.withLock { made in
      if let made { return made }
      let edits = make()
      made = edits
      return edits
    }
  }
}
