// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText

// parser-benchmark [--rounds N] FILE...
//
// Exit codes: 0 all goals are reached, 1 one is not, 2 wrong usage, or a file that cannot be measured.

var rounds = 21
var paths: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  if argument == "--rounds" {
    guard let count = arguments.popFirst().flatMap({ Int($0) }), count > 0 else {
      fail("--rounds needs a number from 1")
    }
    rounds = count
  } else {
    paths.append(argument)
  }
}
guard !paths.isEmpty else { fail("usage: parser-benchmark [--rounds N] FILE...") }

var missedGoals = 0
for path in paths {
  do {
    let name = URL(filePath: path).lastPathComponent
    let content = try [UInt8](Data(contentsOf: URL(filePath: path)))
    let document = try PropertyListDocument(SourceFile(name: name, content: content))
    guard document.format == .xml else {
      fail("\(path): only definitions in the XML form can be measured")
    }
    let report = Report(
      name: name, byteCount: content.count, nodeCount: document.nodeCount, rounds: rounds,
      measurement: try Measurement(
        of: Contender.all(name: name, content: content), rounds: rounds))
    // Not `print`, which keeps a table back while the next file is measured.
    FileHandle.standardOutput.write(Data("\(report.text)\n".utf8))
    missedGoals += Goal.all.filter { !$0.isReached(in: report.measurement) }.count
  } catch let error as Measurement.Unreliable {
    fail("\(path): '\(error.contender.rawValue)' found \(error.found.sorted()) in its rounds")
  } catch {
    fail("\(path): \(error)")
  }
}
exit(missedGoals == 0 ? 0 : 1)

/// Ends the program with a sentence.
func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  exit(2)
}
