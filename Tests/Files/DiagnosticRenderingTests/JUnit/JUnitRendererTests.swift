// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import Foundation
import SourceText
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitRendererTests {
  @Test("a report has a suite for each file and a case for each finding")
  func report() throws {
    let report = try SampleReport()
    let clean = SourceFile(name: "Widget/en.lproj/Quick.strings", text: "")
    let text = JUnitRenderer(sources: report.sources + [clean]).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/report.junit.xml")
    try #expect(golden.mismatch(with: text) == nil)
    let elements = try Elements(text)
    #expect(elements.count("testsuite") == 5)
    #expect(elements.count("testcase") == report.diagnostics.count + 1)
    #expect(elements.count("failure") == report.diagnostics.count { $0.severity == .error })
  }

  @Test("what fails is a finding of the severity asked for, or above", arguments: Severity.allCases)
  func severities(failing: Severity) throws {
    let report = try SampleReport()
    let renderer = JUnitRenderer(sources: report.sources, failingSeverity: failing)
    let elements = try Elements(renderer.render(report.diagnostics))
    let expected = report.diagnostics.count { $0.severity >= failing }
    #expect(elements.count("failure") == expected)
    #expect(
      elements.attributes("testsuites") == [
        "failures": "\(expected)", "tests": "7",
        "errors": "0", "name": "quickaction validate",
      ])
  }

  @Test("whatever the texts hold, the report is XML 1.0, and they are only text in it")
  func hostile() throws {
    let report = HostileReport()
    let text = JUnitRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/hostile.junit.xml")
    try #expect(golden.mismatch(with: text) == nil)
    #expect(!HostileReport.hasCommands(text))
    #expect(!text.contains("]]>"))
    let elements = try Elements(text)
    #expect(
      elements.names == [
        "testsuites", "testsuite", "testcase", "system-out", "testcase", "failure",
      ])
    let message = elements.attributes("failure")?["message"]
    #expect(message?.contains(#"]]> <b a="1" b='2'> & %0A %25 {0}"#) == true)
  }

  @Test("without files there is no suite")
  func empty() throws {
    #expect(try Elements(JUnitRenderer(sources: []).render([])).names == ["testsuites"])
  }
}

/// The elements of an XML document, as a parser that is not ours sees them.
private struct Elements {
  private struct Malformed: Error {}

  private final class Delegate: NSObject, XMLParserDelegate {
    var found: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      found.append((name, attributes))
    }
  }

  private let found: [(name: String, attributes: [String: String])]

  init(_ text: String) throws {
    let delegate = Delegate()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = delegate
    guard parser.parse() else { throw parser.parserError ?? Malformed() }
    found = delegate.found
  }

  var names: [String] { found.map(\.name) }

  func count(_ name: String) -> Int { found.count { $0.name == name } }

  func attributes(_ name: String) -> [String: String]? {
    found.first { $0.name == name }?.attributes
  }
}
