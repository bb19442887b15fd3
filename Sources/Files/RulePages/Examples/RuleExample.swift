// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A project that shows what a rule finds, or passes over.
///
/// The examples of a rule are its tests.
package struct RuleExample: Sendable {
  /// A file of the example.
  package struct File: Sendable {
    /// The path in the example's folder.
    package let path: String

    /// The content of the file.
    ///
    /// A `↓` is before each place where the rule finds something; it is not part of the file.
    package let content: String

    /// The content of a file that is no text, in place of ``content``; nil for a text.
    package let bytes: [UInt8]?

    /// Whether the rule's page shows the file; it leaves out what is the same in many examples.
    package let isShown: Bool

    /// Creates a file of text at a path.
    package init(_ path: String, _ content: String, isShown: Bool = true) {
      self.path = path
      self.content = content
      self.isShown = isShown
      bytes = nil
    }

    /// Creates a file that is no text, which pages do not show.
    package init(_ path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
      content = ""
      isShown = false
    }
  }

  /// The files of the example.
  ///
  /// What is shown of the example on the rule's page is the first.
  package let files: [File]

  /// The part of the first file that the rule's page shows: without what every such file begins and
  /// ends with.
  package let excerpt: String

  /// The same files in an earlier revision, with marks of their own; empty unless two revisions are compared.
  package let earlier: [File]

  /// The first file after the rule's fixes; nil if they are not part of the example.
  package let fixed: String?

  /// The files, which the page of an example that has them beside its own leaves out.
  package var hiddenFiles: [File] { files.map { File($0.path, $0.content, isShown: false) } }

  /// The number of places where the rule finds something.
  package var findingCount: Int {
    files.reduce(0) { count, file in count + file.content.count { $0 == "↓" } }
  }

  /// Creates an example of whole files.
  package init(
    files: [File], earlier: [File] = [], excerpt: String? = nil, fixed: String? = nil
  ) {
    self.files = files
    self.earlier = earlier
    self.excerpt = excerpt ?? files.first?.content ?? ""
    self.fixed = fixed
  }

  /// An example of the content of the root dictionary of a definition, `Widget.intentdefinition`, beside other files.
  package static func rawDefinition(
    _ entries: String, fixed: String? = nil, with others: [File] = []
  ) -> RuleExample {
    RuleExample(
      files: [File("Widget.intentdefinition", wrapped(entries))] + others, excerpt: entries,
      fixed: fixed.map(wrapped))
  }

  /// An example of the content of the only intent of a definition; its name is `Show` unless the entries give one.
  package static func rawIntent(
    _ entries: String, fixed: String? = nil, with others: [File] = []
  ) -> RuleExample {
    let example = rawDefinition(
      inIntent(entries), fixed: fixed.map(inIntent), with: others)
    return RuleExample(files: example.files, excerpt: entries, fixed: example.fixed)
  }

  /// An example of the parameters of the only intent of a definition.
  package static func rawParameters(
    _ parameters: String, fixed: String? = nil, with others: [File] = []
  ) -> RuleExample {
    func inParameters(_ text: String) -> String {
      "<key>INIntentParameters</key>\n<array>\n\(text)\n</array>"
    }
    let example = rawIntent(inParameters(parameters), fixed: fixed.map(inParameters), with: others)
    return RuleExample(files: example.files, excerpt: parameters, fixed: example.fixed)
  }

  private static func wrapped(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(entries)
    </dict>
    </plist>

    """
  }

  private static func inIntent(_ entries: String) -> String {
    let name =
      entries.contains("<key>INIntentName</key>")
      ? ""
      : """
      <key>INIntentName</key>
      <string>Show</string>

      """
    return "<key>INIntents</key>\n<array>\n<dict>\n\(name)\(entries)\n</dict>\n</array>"
  }
}
