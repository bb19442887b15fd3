// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Translation

struct Note: View {
  @State private var configuration: TranslationSession.Configuration?
  @State private var isShown = false
  @State private var text = "Hallo"
  var body: some View {
    Text(text)
      .translationTask(configuration) { session in
        do { text = try await session.translate(text).targetText } catch { print(error) }
      }
      .translationPresentation(isPresented: $isShown, text: text)
  }
}

func useTranslation() async throws {
  var configuration = TranslationSession.Configuration(source: Locale.Language(identifier: "de"))
  configuration.invalidate()
  expect(configuration.target == nil, "the target is the user's")
  let status = await LanguageAvailability().status(from: Locale.Language(identifier: "de"), to: nil)
  expect(status == .unsupported, "no language is supported")
  let session = TranslationSession(installedSource: Locale.Language(identifier: "de"))
  do {
    _ = try await session.translations(from: [.init(sourceText: "Hallo", clientIdentifier: "1")])
    expect(false, "nothing is translated")
  } catch TranslationError.notInstalled {
  } catch { expect(false, "the reason is known") }
  do {
    for try await response in session.translate(batch: [.init(sourceText: "a")]) {
      print(response.targetText)
    }
    expect(false, "nothing is translated")
  } catch { expect(error is TranslationError, "the batch fails") }
  _ = await Note()
}
