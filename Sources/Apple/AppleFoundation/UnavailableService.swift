// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import Intents

/// Reports once on standard error that the program used a service that is not available.
///
/// The tool shows the line to the user. Modules whose services exist only on devices answer as a
/// device without permission does and call this, so that the answer is not mistaken for the app's
/// own.
///
/// - Parameters:
///   - service: The name of the service, as in code.
///   - answer: What the program gets instead.
@_spi(Services) public func reportUnavailable(_ service: String, answer: String) {
  reportMissingService(service, answer: answer)
}
