// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Prints the declarations of Swift files, one a line: the file, the names around it, and its tokens.
//
// Scripts/compare-declarations.py compiles it against the swift-syntax of the toolchain. Comments and white space are
// trivia there, so that only attributes, modifiers, names, types and bodies are left, in their order.

import Foundation
import SwiftParser
import SwiftSyntax

/// Walks over the declarations of a file.
final class Lister: SyntaxVisitor {
  private let file: String
  private var names: [String] = []

  init(file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// Prints a declaration without what is between its braces, and goes into it.
  private func open(_ node: some DeclSyntaxProtocol & DeclGroupSyntax, _ name: String)
    -> SyntaxVisitorContinueKind
  {
    let start = Syntax(node.memberBlock).id
    line(node.tokens(viewMode: .sourceAccurate).prefix { $0.parent?.id != start })
    names.append(name)
    return .visitChildren
  }

  private func close() { names.removeLast() }

  /// Prints a declaration as a whole.
  private func whole(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    line(Array(node.tokens(viewMode: .sourceAccurate)))
    return .skipChildren
  }

  private func line(_ tokens: some Sequence<TokenSyntax>) {
    let text = tokens.map(\.text).joined(separator: " ")
    print([file, names.joined(separator: "."), text].joined(separator: "\t"))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text)
  }
  override func visitPost(_: ClassDeclSyntax) { close() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text)
  }
  override func visitPost(_: ProtocolDeclSyntax) { close() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text)
  }
  override func visitPost(_: EnumDeclSyntax) { close() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text)
  }
  override func visitPost(_: StructDeclSyntax) { close() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.extendedType.trimmedDescription)
  }
  override func visitPost(_: ExtensionDeclSyntax) { close() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { whole(node) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { whole(node) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { whole(node) }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { whole(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { whole(node) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { whole(node) }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { whole(node) }

  /// Prints the condition that declarations are under.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let condition = node.condition?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    names.append(([node.poundKeyword.text] + condition).joined(separator: " "))
    return .visitChildren
  }
  override func visitPost(_: IfConfigClauseSyntax) { close() }
}

var status: Int32 = 0
for path in CommandLine.arguments.dropFirst() {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    FileHandle.standardError.write(Data("\(path): cannot be read\n".utf8))
    status = 2
    continue
  }
  let tree = Parser.parse(source: text)
  if tree.hasError {
    FileHandle.standardError.write(Data("\(path): does not parse\n".utf8))
    status = 2
  }
  Lister(file: path).walk(tree)
}
exit(status)
