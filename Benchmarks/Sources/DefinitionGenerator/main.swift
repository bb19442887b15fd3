// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText

// definition-generator BASE BYTES OUTPUT
//
// Writes an intent definition of about BYTES bytes, made of the intents of the definition BASE.

let arguments = CommandLine.arguments
guard arguments.count == 4, let byteCount = Int(arguments[2]), byteCount > 0 else {
  fail("usage: definition-generator BASE BYTES OUTPUT")
}
do {
  let content = try [UInt8](Data(contentsOf: URL(filePath: arguments[1])))
  let document = try PropertyListDocument(SourceFile(name: arguments[1], content: content))
  let base = PropertyListLiteral(document.root)
  guard let definition = DefinitionGenerator.definition(from: base, byteCount: byteCount) else {
    fail("\(arguments[1]): the file declares no intents")
  }
  try Data(definition).write(to: URL(filePath: arguments[3]))
} catch {
  fail("\(error)")
}

/// Ends the program with a sentence.
func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  exit(2)
}
