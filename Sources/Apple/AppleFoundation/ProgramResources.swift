// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization
package import WidgetViews

/// The resources of a program: its string tables, images, colors and fonts.
///
/// They are set before the first provider is asked. Code outside of views reads them, for example
/// `String(localized:)` and `UIImage(named:)`; views read the same resources from their
/// environment.
package struct ProgramResources: Sendable {
  /// The string tables; nil if there are none and keys are the texts.
  package var strings: (any LocalizedStringSource)?

  /// The images of asset catalogs and files.
  package var images = ImageCatalog()

  /// The colors of asset catalogs.
  package var colors = ColorCatalog()

  /// The fonts of the program.
  package var fonts = FontCatalog()

  /// The paths of the files of the program's fonts, which pictures are drawn with.
  package var fontFiles: [String] = []

  /// Adds a font that code registers.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - path: The path of its file.
  package mutating func register(_ font: WidgetFont, path: String) {
    fonts.add(font)
    if !fontFiles.contains(path) { fontFiles.append(path) }
  }

  /// The identifier of the run's locale, such as `ja_JP`; nil is the process's own.
  package var locale: String?

  /// The folder with the containers of app groups; nil if the program has none.
  package var appGroups: URL?

  /// Creates the resources of a program that has none.
  package init() {}

  private static let kept = Mutex(ProgramResources())

  /// The resources of this program.
  package static var current: ProgramResources {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  /// The environment for texts outside of views.
  package static var environment: EnvironmentValues {
    let resources = current
    var environment = EnvironmentValues()
    environment.strings = resources.strings
    environment.images = resources.images
    environment.colors = resources.colors
    environment.fonts = resources.fonts
    environment.locale = resources.locale ?? Locale.current.identifier
    return environment
  }
}
