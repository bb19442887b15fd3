// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
import SourceText
package import StringTables
package import WidgetProject

/// What a rule may look at besides the definition that it checks.
package struct RuleContext: Sendable {
  /// The project.
  package let project: WidgetProject

  /// Makes the context of a project.
  package init(project: WidgetProject) {
    self.project = project
  }

  /// The string tables that belong to a definition.
  package func tables(of definition: IntentDefinition) -> [StringTable] {
    project.tables(ofDefinition: definition.source.name)
  }
}
