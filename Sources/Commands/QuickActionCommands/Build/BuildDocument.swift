// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import WidgetPrograms

/// A built program as JSON, or the errors of one that cannot be built.
///
/// `Documentation/Schemas/build.schema.json` describes the document.
struct BuildDocument {
  /// The program; nil if it cannot be built.
  private let program: BuiltProgram?

  private let findings: BuildFindings
  private let standIns: [MadeStandIn]

  init(_ program: BuiltProgram) {
    self.program = program
    (findings, standIns) = (program.findings, program.standIns)
  }

  /// Describes why a program cannot be built.
  init(_ findings: BuildFindings) {
    program = nil
    (self.findings, standIns) = (findings, findings.standIns)
  }

  /// The document.
  var text: String { JSONWriter.report(root) }

  private var root: PropertyListLiteral {
    let plan = program?.plan
    var packages = plan?.packages.map(package) ?? []
    packages += plan?.compiledPackages.map(package) ?? []
    return .object([
      ("version", 1),
      ("program", text(program?.executable.text)),
      ("resources", text(program?.manifest.text)),
      ("name", text(plan?.name)),
      ("modules", .array(plan?.modules.map(module) ?? [])),
      ("packages", .array(packages)),
      ("leftOut", paths(findings.leftOut)),
      ("missing", .array(standIns.map(missing))),
      ("errors", .array(findings.errors.map { error($0.message, $0.cause) })),
    ])
  }

  private func text(_ text: String?) -> PropertyListLiteral {
    if let text { .string(text) } else { .null }
  }

  private func module(_ module: ProgramModule) -> PropertyListLiteral {
    .object([
      ("name", .string(module.name)), ("target", .string(module.target)),
      ("role", .string("\(module.role)")), ("sources", paths(module.sources)),
      ("resources", paths(module.resources)), ("definitions", paths(module.definitions)),
    ])
  }

  private func package(_ package: LocalPackage) -> PropertyListLiteral {
    .object([
      ("path", .string(package.folder.text)),
      ("products", .array(package.products.map { .string($0) })),
    ])
  }

  private func package(_ package: CompiledPackage) -> PropertyListLiteral {
    .object(
      [
        ("path", .string(package.folder.text)),
        ("products", .array(package.modules.map { .string($0) })),
      ] + (package.url.map { [("url", .string($0))] } ?? [])
        + (package.version.map { [("version", .string($0))] } ?? []))
  }

  private func missing(_ standIn: MadeStandIn) -> PropertyListLiteral {
    .object([
      ("module", .string(standIn.module)), ("files", paths(standIn.files)),
      ("reason", .string("\(standIn.fault)")), ("isPartial", .boolean(standIn.isPartial)),
      ("declares", .array(standIn.names.map { .string($0) })),
      ("translated", .array(standIn.translated.map { .string($0) })),
      ("misfits", .array(standIn.misfits.map { .string($0) })),
    ])
  }

  private func error(_ message: CompilerMessage, _ cause: ErrorCause) -> PropertyListLiteral {
    .object([
      ("file", .string(message.file.text)), ("line", .integer(message.line)),
      ("column", .integer(message.column)), ("message", .string(message.text)),
      ("cause", .string(name(of: cause))),
    ])
  }

  private func name(of cause: ErrorCause) -> String {
    switch cause {
    case .missingModule: "missingModule"
    case .standIn: "standIn"
    case .misspelled: "misspelled"
    case .missingAPI: "missingAPI"
    case .otherFile: "otherFile"
    case .code: "code"
    }
  }

  private func paths(_ paths: [FilePath]) -> PropertyListLiteral {
    .array(paths.map { .string($0.text) })
  }
}
