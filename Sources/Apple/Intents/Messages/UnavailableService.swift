// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization

/// Reports once on standard error that the program used a service that is not available.
///
/// The tool shows the line to the user; other modules call it as `reportUnavailable`. Modules whose
/// services exist only on devices answer as a device without permission does and call this, so that
/// the answer is not mistaken for the app's own.
///
/// - Parameters:
///   - service: The name of the service, as in code.
///   - answer: What the program gets instead.
@_spi(Services) public func reportMissingService(_ service: String, answer: String) {
  guard reportedServices.withLock({ $0.insert(service).inserted }) else { return }
  FileHandle.standardError.write(
    Data("note: '\(service)' is not available on Linux; \(answer)\n".utf8))
}

private let reportedServices = Mutex<Set<String>>([])
