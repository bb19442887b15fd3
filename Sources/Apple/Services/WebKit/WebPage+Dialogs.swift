// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension WebPage {
  /// The answer to a question of a script.
  nonisolated public enum JavaScriptConfirmResult: Hashable, Sendable {
    /// The user agrees with the script.
    case ok
    /// The user does not agree with it.
    case cancel
  }

  /// The answer to a script that asks for a text.
  nonisolated public enum JavaScriptPromptResult: Hashable, Sendable {
    /// The user wrote a text.
    case ok(String)
    /// The user wrote nothing.
    case cancel
  }

  /// The answer to a page that asks for files.
  nonisolated public enum FileInputPromptResult: Hashable, Sendable {
    /// The user chose files.
    case selected([URL])
    /// The user chose nothing.
    case cancel
  }

  /// What answers scripts; never asked here.
  @MainActor public protocol DialogPresenting {
    /// Shows a message of a script.
    func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async
    /// Asks a question of a script.
    func handleJavaScriptConfirm(
      message: String, initiatedBy frame: FrameInfo
    ) async -> JavaScriptConfirmResult
    /// Asks for a text.
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: FrameInfo
    ) async -> JavaScriptPromptResult
    /// Asks for files.
    func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: FrameInfo
    ) async -> FileInputPromptResult
  }
}

extension WebPage.DialogPresenting {
  /// Shows nothing and goes on.
  public func handleJavaScriptAlert(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async {}
  /// Asks nothing, and the answer is no.
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }
  /// Asks nothing, and there is no text.
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }
  /// Asks nothing, and there are no files.
  public func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult { .cancel }
}

/// Which files a page asks for; never asked here.
open class WKOpenPanelParameters: NSObject, @unchecked Sendable {
  /// Whether several files can be chosen.
  open var allowsMultipleSelection: Bool { false }
  /// Whether folders can be chosen.
  open var allowsDirectories: Bool { false }
}
