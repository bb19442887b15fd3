// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// `Info.plist` files with values of the wrong type.
struct MalformedInfoPlist: ReaderRule {
  static let metadata = RuleMetadata(
    id: "malformed-info-plist", family: .project, severity: .warning,
    summary: """
      An `Info.plist` is not a dictionary, or one of its values has the wrong type for its \
      key.
      """,
    why: """
      The system does not read such a value: a link does not open the application, or an \
      extension does not run. A file that is not a dictionary is an error, because Xcode does \
      not build with it.
      """,
    remedy: """
      Give the value the type that the message names. A file that Xcode preprocesses \
      (`INFOPLIST_PREPROCESS`) is read without the lines that start with `#`; if the rest is \
      not a property list, a note says that it is not checked.
      """)

  static let examples: [RuleExample] = [
    RuleExample(
      files: [
        .init(
          "Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>CFBundleURLTypes</key>
            ↓<dict>
              <key>CFBundleURLSchemes</key>
              <array><string>places</string></array>
            </dict>
          </dict>
          </plist>

          """)
      ]),
    RuleExample(
      files: [
        .init(
          "Info.plist",
          """
          ↓<plist version="1.0">
          #ifndef RELEASE
          <dict>
            <key>CFBundleName</key>
          #else
          <dict>
          #endif
          </dict>
          </plist>

          """)
      ]),
    RuleExample(
      files: [
        .init(
          "Info.plist",
          """
          <plist version="1.0">
          ↓<array>
            <string>places</string>
          </array>
          </plist>

          """)
      ]),
    RuleExample(
      files: [
        .init(
          "Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>CFBundleURLTypes</key>
            <array>
              <dict>
                <key>CFBundleURLSchemes</key>
                <array><string>places</string></array>
              </dict>
            </array>
          </dict>
          </plist>

          """)
      ]),
    RuleExample(
      files: [
        .init(
          "Info.plist",
          """
          <plist version="1.0">
          <dict>
            <key>CFBundleName</key>
          #ifndef RELEASE
            <string>Places (test)</string>
          #endif
          </dict>
          </plist>

          """)
      ]),
  ]
}
