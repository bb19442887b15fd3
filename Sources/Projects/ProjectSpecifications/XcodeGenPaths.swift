// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The paths of an included specification, which begin at its folder.
struct XcodeGenPaths {
  /// The folder of the included file, from that of the file that includes it.
  let folder: String

  /// A specification with paths from the folder of the file that includes it.
  func prefixing(_ specification: YAMLValue) -> YAMLValue {
    var result = specification
    change("configFiles", of: &result, each)
    for key in ["targets", "targetTemplates", "aggregateTargets"] {
      change(key, of: &result) { targets in mapValues(targets, target) }
    }
    change("packages", of: &result) { packages in
      mapValues(packages) { package in
        var package = package
        change("path", of: &package, path)
        return package
      }
    }
    return result
  }

  private func target(_ target: YAMLValue) -> YAMLValue {
    var target = target
    change("sources", of: &target) { sources in
      guard case .sequence(let elements) = sources else { return source(sources) }
      return .sequence(elements.map(source))
    }
    change("configFiles", of: &target, each)
    for key in ["info", "entitlements"] {
      change(key, of: &target) { file in
        var file = file
        change("path", of: &file, path)
        return file
      }
    }
    return target
  }

  private func source(_ source: YAMLValue) -> YAMLValue {
    guard case .mapping = source else { return path(source) }
    var source = source
    change("path", of: &source, path)
    return source
  }

  private func path(_ value: YAMLValue) -> YAMLValue {
    guard let text = value.string else { return value }
    return .scalar(FilePath(folder).appending(text).simplified.text, isPlain: false)
  }

  private func each(_ mapping: YAMLValue) -> YAMLValue { mapValues(mapping, path) }

  private func mapValues(
    _ mapping: YAMLValue, _ transform: (YAMLValue) -> YAMLValue
  ) -> YAMLValue {
    .mapping(mapping.entries.map { .init(key: $0.key, value: transform($0.value)) })
  }

  private func change(
    _ key: String, of value: inout YAMLValue, _ transform: (YAMLValue) -> YAMLValue
  ) {
    if let old = value[key] { value[key] = transform(old) }
  }
}
