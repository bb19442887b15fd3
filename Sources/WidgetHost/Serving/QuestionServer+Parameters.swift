// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetProtocol

extension QuestionServer {
  /// Asks the app's intents extension.
  func answer(_ question: ParameterQuestion, _ id: Int) {
    fail(id, "the program has no intents extension")
  }
}
