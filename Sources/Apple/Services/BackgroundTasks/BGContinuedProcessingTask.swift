// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Work that the user starts and sees, and that goes on in the background; none is started here.
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
  /// The title of the work, for the user.
  open private(set) var title: String
  /// The second line of the work, for the user.
  open private(set) var subtitle: String
  /// How far the work is.
  public let progress = Progress()

  init(identifier: String, title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(identifier: identifier)
  }

  /// Replaces what the user reads of the work.
  open func updateTitle(_ title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// A wish for work that the user starts and sees.
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// What happens if the work cannot begin at once.
  public enum SubmissionStrategy: Int, Sendable {
    /// The wish is refused at once.
    case fail = 0
    /// The work waits for its turn.
    case queue = 1
  }

  /// What the work needs.
  public struct Resources: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The work needs the graphics processor.
    public static let gpu = Resources(rawValue: 1)
  }

  /// The title of the work, for the user.
  open var title: String
  /// The second line of the work, for the user.
  open var subtitle: String
  /// What happens if the work cannot begin at once: by default it waits.
  open var strategy = SubmissionStrategy.queue
  /// What the work needs: by default nothing.
  open var requiredResources: Resources = []

  /// Creates a wish for a task with what the user reads.
  public init(identifier: String, title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(identifier)
  }

  /// Returns a wish for the same work.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let request = BGContinuedProcessingTaskRequest(
      identifier: identifier, title: title, subtitle: subtitle)
    request.earliestBeginDate = earliestBeginDate
    (request.strategy, request.requiredResources) = (strategy, requiredResources)
    return request
  }
}
