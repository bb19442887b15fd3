// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// `Info.plist` files whose values are not of the type that their key asks for.
struct MalformedInfoPlist: ReaderRule {
  static let metadata = RuleMetadata(
    id: "malformed-info-plist", family: .project, severity: .warning,
    summary:
      "An Info.plist is no dictionary, or one of its values is of another type than its key asks for.",
    why: """
      The system does not read such a value: a link does not open the application, or an extension does not run. A file that \
      is no dictionary at all is an error, as Xcode does not build with it.
      """,
    remedy: """
      Give the value the type that the message names. A file that Xcode preprocesses (`INFOPLIST_PREPROCESS`) is read without \
      the lines that begin with `#`; where that is no property list, a note says that it is not checked.
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
