// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization

/// Says once on standard error that a program asked for something that nothing here has.
///
/// What runs the program shows the line. Modules whose services exist on devices only answer as a device without permission does, and call
/// this, so that nobody takes the answer for the app's own.
///
/// - Parameters:
///   - service: What was asked for, as code names it.
///   - answer: What the program gets in its place.
package func reportUnavailable(_ service: String, answer: String) {
  guard reportedServices.withLock({ $0.insert(service).inserted }) else { return }
  FileHandle.standardError.write(
    Data("note: '\(service)' is not available on Linux; \(answer)\n".utf8))
}

private let reportedServices = Mutex<Set<String>>([])
