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

@Suite struct CheckstyleRendererTests {
  @Test("a report has the findings with their places")
  func report() throws {
    let report = try SampleReport()
    let text = CheckstyleRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/report.checkstyle.xml")
    try #expect(golden.mismatch(with: text) == nil)
  }

  @Test("no text gets out of its place")
  func hostile() throws {
    let report = HostileReport()
    let text = CheckstyleRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/hostile.checkstyle.xml")
    try #expect(golden.mismatch(with: text) == nil)
    #expect(!HostileReport.hasCommands(text))
  }

  @Test("without findings there is a report of none")
  func empty() {
    #expect(
      CheckstyleRenderer(sources: []).render([])
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n"
    )
  }

  @Test("a reader of XML finds each text as it was, but for what XML cannot hold")
  func reader() throws {
    let report = HostileReport()
    let text = CheckstyleRenderer(sources: report.sources).render(report.diagnostics)
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.names == ["checkstyle", "file", "error", "error"])
    let messages = reader.attributes.compactMap { $0["message"] }
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains("<b a=\"1\" b='2'> & %0A") })
    #expect(reader.attributes.compactMap { $0["severity"] }.sorted() == ["error", "info"])
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var attributes: [[String: String]] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names.append(name)
      self.attributes.append(attributes)
    }
  }
}
