// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
package import Disk
import IntentModel
package import QuickActions
import SourceText
package import StringTables
package import WidgetChoices
package import WidgetViews

/// The widget of a command with its family, locale and choice, from the arguments.
package struct WidgetRequest {
  /// The path of a catalog or a definition; nil for the only catalog below the current folder.
  package var catalog: String?

  /// The intent of a definition; nil for the only one for widgets.
  package let intent: String?

  /// The name of the family; nil for the widget's first.
  package let family: String?

  /// The requested language; nil for that of the environment.
  package let locale: LocaleName?

  /// The file of a saved choice; nil for the defaults.
  package let choicePath: String?

  /// Finds the app's own handler of the parameters of an intent, by the name of its class; nil where none is asked.
  package var handler: ((_ intentClass: String) throws -> any ParameterHandler)?

  /// The app intent of a program, in place of a catalog or a definition; nil for none.
  package var programIntent: ChosenProgramIntent?

  /// Creates a request from the arguments of a command.
  package init(
    catalog: String?, intent: String?, family: String?, locale: LocaleName?, choicePath: String?
  ) {
    self.catalog = catalog
    self.intent = intent
    self.family = family
    self.locale = locale
    self.choicePath = choicePath
  }

  /// The intent definition that is named in place of a catalog; nil if none is.
  package var definitionPath: FilePath? {
    let path = catalog.map { FilePath($0) }
    guard let path, path.hasExtension("intentdefinition"),
      FileSystem.disk.status(of: path) != .folder
    else {
      return nil
    }
    return path
  }

  /// Loads the catalog of the request.
  package func load(_ messages: Messages) throws -> LoadedCatalog {
    try messages.failing { () throws(LoadedCatalog.Failure) in try LoadedCatalog(path: catalog) }
  }

  /// The family that is asked for, of those that a catalog names.
  package func family(of loaded: LoadedCatalog) throws -> WidgetFamily {
    let widget = loaded.catalog.widget
    return try WidgetFamily(
      named: family, ofWidget: widget.kind.value,
      supporting: widget.families.compactMap { WidgetFamily(rawValue: $0.value) })
  }
}
