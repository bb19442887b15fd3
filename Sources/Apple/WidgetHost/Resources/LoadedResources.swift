// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Diagnostics
import Disk
import StringTables
import WidgetResources
import WidgetViews

/// The images, colors, string tables and fonts that a program's manifest names.
struct LoadedResources {
  private struct Screen: Hashable {
    var scale: Int
    var scheme: ColorScheme
  }

  private let resources: WidgetResources
  private let fontFiles: [String]
  private var images: [Screen: ImageCatalog] = [:]

  /// Reads the resources that a manifest names.
  init(_ manifest: LoadedManifest) {
    fontFiles = manifest.registeredFonts
    resources = WidgetResources(
      assetCatalogs: (manifest.assetCatalogs ?? []).map { FilePath($0) },
      stringTables: (manifest.tables ?? []).map { FilePath($0.path) },
      fonts: manifest.registeredFonts.map { FilePath($0) },
      developmentLanguage: manifest.developmentLanguage.map { LocaleName($0) })
  }

  /// The string tables.
  var tables: StringTableSet { resources.strings.tables }

  private var imageFindings: [Diagnostic] = []
  private var isOffered = false

  /// The problems of the files, and of the images for the screens used so far, as sentences.
  var faults: [String] {
    (resources.diagnostics + imageFindings).map { "\($0.place.file): \($0.message)" }
  }

  /// Adds the resources to an environment, and the images to the program for code such as
  /// `UIImage(named:)`.
  mutating func add(to environment: inout EnvironmentValues) {
    let screen = Screen(
      scale: Int(environment.displayScale.rounded()), scheme: environment.colorScheme)
    let found: ImageCatalog
    if let known = images[screen] {
      found = known
    } else {
      let made = resources.images(scale: screen.scale, scheme: screen.scheme)
      found = made.catalog
      imageFindings += made.diagnostics.filter { !imageFindings.contains($0) }
    }
    images[screen] = found
    environment.images = found
    environment.colors = resources.colors
    environment.strings = resources.strings
    // Code may have registered others since.
    environment.fonts = isOffered ? ProgramResources.current.fonts : resources.fonts
    ProgramResources.current.images = found
  }

  /// Adds the resources to the program, for code outside of views.
  mutating func offer() {
    var environment = EnvironmentValues()
    add(to: &environment)
    ProgramResources.current.colors = resources.colors
    ProgramResources.current.strings = resources.strings
    ProgramResources.current.fonts = resources.fonts
    ProgramResources.current.fontFiles = fontFiles
    isOffered = true
  }
}

extension LoadedManifest {
  /// The paths of the fonts that the system registers when the extension starts; others are there once code registers them.
  fileprivate var registeredFonts: [String] {
    let fonts = fonts ?? []
    guard let appFonts else { return fonts }
    let names = Set(appFonts.map { FilePath($0).name })
    return fonts.filter { names.contains(FilePath($0).name) }
  }
}
