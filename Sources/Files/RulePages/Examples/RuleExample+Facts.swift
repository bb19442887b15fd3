// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleExample {
  /// An example of a definition: its enums, intents and types, in any order.
  package static func definition(_ parts: ExampleValue...) -> RuleExample {
    var root: [String: ExampleValue] = [:]
    for case .dictionary(let entries, in: let list) in parts {
      if list == "root" {
        root.merge(entries) { _, new in new }
      } else if case .array(let others) = root[list] {
        root[list] = .array(others + [.dictionary(entries)])
      } else {
        root[list] = [.dictionary(entries)]
      }
    }
    return rawDefinition(ExampleValue.lines(of: root).joined(separator: "\n"))
  }

  /// An example of the only intent of a definition: `.intent(title: "Show", parameters: [.parameter("account")])`.
  package static let intent = IntentExample()

  /// An example of the parameters of the only intent of a definition.
  package static func parameters(_ parameters: ExampleValue...) -> RuleExample {
    rawParameters(parameters.flatMap(\.lines).joined(separator: "\n"))
  }

  /// The example with the first file as the rule's fixes leave it: that of another example.
  package func fixed(_ example: RuleExample) -> RuleExample {
    RuleExample(files: files, excerpt: excerpt, fixed: example.files.first?.content)
  }

  /// The example with other files.
  package func with(_ others: File...) -> RuleExample {
    RuleExample(files: files + others, excerpt: excerpt, fixed: fixed)
  }
}

/// A spelling of an example with one intent.
@dynamicCallable
package struct IntentExample: Sendable {
  /// Makes the example of the arguments.
  package func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, ExampleValue>
  ) -> RuleExample {
    .rawIntent(
      ExampleValue.lines(of: ExampleValue.intent.entries(arguments)).joined(separator: "\n"))
  }
}
