// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import WidgetPrograms

/// A built program as JSON.
///
/// `Documentation/Schemas/build.schema.json` describes the document.
struct BuildDocument {
  private let program: BuiltProgram

  init(_ program: BuiltProgram) {
    self.program = program
  }

  /// The document.
  var text: String { JSONWriter.report(root) }

  private var root: PropertyListLiteral {
    .object([
      ("version", 1),
      ("program", .string(program.executable.text)),
      ("resources", .string(program.manifest.text)),
      ("name", .string(program.plan.name)),
      ("modules", .array(program.plan.modules.map(module))),
      (
        "packages",
        .array(program.plan.packages.map(package) + program.plan.compiledPackages.map(package))
      ),
      ("leftOut", paths(program.findings.leftOut)),
      ("missing", .array(program.standIns.map(missing))),
      ("errors", .array(program.findings.errors.map { error($0.message, $0.cause) })),
    ])
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
