// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension GenerationPlan {
  /// The files, in the order of ``paths``.
  public var files: [GeneratedFile] {
    switch options.language {
    case .swift where options.platform == .portable:
      let form = PortableSwiftForm(self)
      return declarations.map { form.file(for: $0) }
    case .swift:
      let form = AppleSwiftForm(options: options)
      return declarations.map { form.file(for: $0) }
    case .objectiveC:
      let form = ObjectiveCForm(options: options)
      return declarations.flatMap { form.files(for: $0) }
    case .none: return []
    }
  }
}
