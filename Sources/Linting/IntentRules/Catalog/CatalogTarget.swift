// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Disk
import IntentFiles
import IntentLint
import IntentModel
import SourceText
import WidgetProject
import WidgetValues

/// A catalog with what it names in its definition.
struct CatalogTarget {
  /// The catalog.
  let catalog: ActionCatalog

  /// The parameter that holds destinations.
  let parameter: Attribute

  /// The type of the destinations.
  let type: ObjectType

  /// The name of the property that holds a destination's URL; nil if the type has none.
  var urlPropertyName: String? { catalog.urlPropertyName(of: type) }

  /// How many destinations the widget holds in each of its families; none if any number, or a family is unknown.
  var capacities: [(family: String, count: Int)] {
    let capacities = catalog.widget.families.map { name in
      (name.value, WidgetFamily(rawValue: name.value).flatMap { parameter.capacity(for: $0) })
    }
    let known = capacities.compactMap { family, count in count.map { (family: family, count: $0) } }
    return known.count == capacities.count ? known : []
  }
}

extension ProjectContext {
  /// The catalogs that name a parameter of their definition which can hold destinations.
  var catalogTargets: [CatalogTarget] {
    guard !project.catalogs.isEmpty else { return [] }
    let definitions = project.definitions.keyed { FilePath($0.source.name).simplified }
    return project.catalogs.compactMap { catalog in
      guard let definition = definitions[project.files(of: catalog).definition],
        let intent = definition.intent(named: catalog.intentName.value),
        let parameter = intent.parameter(named: catalog.parameterName.value),
        let type = definition.objectType(of: parameter)
      else { return nil }
      return CatalogTarget(catalog: catalog, parameter: parameter, type: type)
    }
  }
}
