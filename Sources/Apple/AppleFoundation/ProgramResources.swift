// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization
package import WidgetViews

/// What a program was given with its code: its tables of strings, images, colors and fonts.
///
/// What runs the program sets it before the first provider is asked. Code that is no view reads it, `String(localized:)` and
/// `UIImage(named:)` for two; views read their environment, into which what draws them puts the same.
package struct ProgramResources: Sendable {
  /// The tables of strings; nil if there are none, and keys are the texts.
  package var strings: (any LocalizedStringSource)?

  /// The images of asset catalogs and of files.
  package var images = ImageCatalog()

  /// The colors of asset catalogs.
  package var colors = ColorCatalog()

  /// The fonts.
  package var fonts = FontCatalog()

  /// The language and the region of the run, as in `ja_JP`; nil is that of the process.
  package var locale: String?

  /// Where the containers of app groups are; nil if the program was given none.
  package var appGroups: URL?

  /// Resources of a program that has none.
  package init() {}

  private static let kept = Mutex(ProgramResources())

  /// The resources of this program.
  package static var current: ProgramResources {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  /// The environment in which texts are written where no view is drawn.
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
