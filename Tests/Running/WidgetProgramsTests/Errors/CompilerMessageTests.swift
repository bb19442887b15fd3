// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

struct CompilerMessageTests {
  private static let output = """
    [3/9] Compiling Widget A.swift
    /p/Sources/W/A.swift:3:7: error: cannot find 'glow' in scope
      glow()
      ^~~~
    /p/Sources/W/A.swift:3:7: error: cannot find 'glow' in scope
    /p/Sources/W/A.swift:9:1: warning: variable 'x' was never used
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    """

  @Test func `Messages are read once each, in the paths of the original files`() {
    let messages = CompilerMessage.messages(
      in: Self.output,
      originals: [FilePath("/p/Sources/W/A.swift"): FilePath("/user/A.swift")])
    #expect(messages.map(\.file.text) == ["/user/A.swift", "/user/A.swift"])
    #expect(messages.map(\.line) == [3, 9])
    #expect(messages.map(\.severity) == [.error, .warning])
    #expect(messages.first?.text == "cannot find 'glow' in scope")
  }

  @Test(arguments: [
    ("warning: variable 'x' was never used", true),
    ("warning: switch must be exhaustive", true),
    ("warning: default will never be executed", false),
    ("warning: case will never be executed", false),
    ("warning: cast from 'StandInValue' to unrelated type 'Int' always fails", false),
    ("error: cannot find 'glow' in scope", false),
  ])
  func `What the compiler warns of here alone is not shown`(_ text: String, _ isShown: Bool) throws
  {
    let messages = CompilerMessage.messages(
      in: "/p/A.swift:3:7: \(text)\n",
      originals: [FilePath("/p/A.swift"): FilePath("/user/A.swift")])
    #expect(try #require(messages.first).isWarningOfXcode == isShown)
  }

  @Test func `A message about what a macro wrote names the file that has the macro`() {
    let output = """
      Kit/Store.swift:42:29: error: value of type 'UITextView' has no member 'x'
      Other/Store.swift:1:1: error: no file of the package
      """
    let messages = CompilerMessage.messages(
      in: output, originals: [FilePath("/w/Sources/Kit/Store.swift"): FilePath("a/Store.swift")])
    #expect(messages.map(\.file.text) == ["a/Store.swift"])
    #expect(messages.map(\.line) == [42])
    #expect(messages.map(\.text) == ["value of type 'UITextView' has no member 'x'"])
  }

  @Test func `What the linker misses is an error where it is called`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("func open() {\n  let n = 1; snapshot_open(n)\n}\n", to: "A.swift")
    let file = FilePath(scratch.path("A.swift"))
    let messages = CompilerMessage.messages(
      in: """
        /p/Sources/W/A.swift:2: error: undefined reference to 'snapshot_open'
        /p/Sources/W/A.swift:3: error: undefined reference to '$s1WAAV'
        /p/lib/a.o:4: error: undefined reference to 'other'
        clang: error: linker command failed with exit code 1
        """, originals: [FilePath("/p/Sources/W/A.swift"): file])
    #expect(messages.map(\.file) == [file, file])
    #expect(messages.map(\.line) == [2, 3])
    #expect(messages.map(\.column) == [14, 1])
    #expect(messages.first?.text == "no library has 'snapshot_open'")
    // The same by the toolchain's own linker.
    let others = CompilerMessage.messages(
      in: """
        ld.lld: error: undefined symbol: snapshot_open
        >>> referenced by A.swift:2 (/p/Sources/W/A.swift:2)
        >>>               /p/W.build/A.swift.o:($s1W4openyyF)
        ld.lld: error: undefined symbol: $s1WAAV
        >>> referenced by A.swift:3 (/p/Sources/W/A.swift:3)
        >>> referenced by a.c:4 (/p/lib/a.c:4)
        clang: error: linker command failed with exit code 1
        """, originals: [FilePath("/p/Sources/W/A.swift"): file])
    #expect(others == messages)
  }

  @Test func `A crash of the compiler's is an error in the file that it names`() {
    let messages = CompilerMessage.messages(
      in:
        "3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file \"/p/Sources/W/A.swift\")\n",
      originals: [FilePath("/p/Sources/W/A.swift"): FilePath("/user/A.swift")])
    #expect(messages.map(\.file.text) == ["/user/A.swift"])
    #expect(messages.first?.severity == .error)
    #expect(messages.first?.text.contains("compiler itself crashes") == true)
  }

  @Test func `A module that only the compiler missed, as in a package, is among the missing ones`()
  {
    var findings = BuildFindings()
    let messages = CompilerMessage.messages(
      in: """
        /p/A.swift:2:8: error: no such module 'Gauges'
        /p/B.swift:2:8: error: no such module 'Gauges'
        """)
    findings.errors = messages.map { ($0, .missingModule("Gauges")) }
    #expect(findings.missingModules.map(\.name) == ["Gauges"])
    #expect(findings.missingModules.first?.files.map(\.name) == ["A.swift", "B.swift"])
  }

  private func cause(of text: String, in file: String = "A.swift") throws -> ErrorCause {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      struct Own: View { func mine() {} }
      struct Day: TimelineEntry, Hashable { let date: Date }
      @AssistantEntity(schema: .mail.message)
      struct Letter { let text: String }
      final class Note { let text = "" }
      struct Week { let days: [Day] }
      extension Week: View {}

      """, to: "A.swift")
    try scratch.write("struct Far {}\n", to: "Other.swift")
    let paths = ["A.swift", "Other.swift"].map { FilePath(scratch.path($0)) }
    let classifier = ErrorClassifier(
      declarations: ProjectDeclarations(paths, in: .disk),
      stubbedImports: [FilePath("B.swift"): ["Charts3D"]], compiled: [paths[0]],
      provided: ProvidedNames(["headline", "VStack"]))
    let message = try #require(
      CompilerMessage.messages(in: "/\(file):1:1: error: \(text)").first)
    var placed = message
    placed.file = FilePath(file)
    let cause = classifier.cause(of: placed)
    if case .otherFile(let name, let path) = cause {
      return .otherFile(name: name, FilePath(path.name))
    }
    return cause
  }

  @Test func `A name that is nearly one of the modules' is misspelled`() throws {
    #expect(
      try cause(of: "type 'Font' has no member 'headlne'")
        == .misspelled("Font.headlne", near: "headline"))
    #expect(
      try cause(of: "cannot find 'VStak' in scope") == .misspelled("VStak", near: "VStack"))
  }

  @Test func `A member of an empty module is what the stand-in lacks`() throws {
    #expect(
      try cause(of: "module 'Charts3D' has no member named 'turn'", in: "B.swift")
        == .standIn(modules: ["Charts3D"]))
  }

  @Test func `The names of the modules are read from their sources`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      extension Font {
        public static let headline = Font()
        public func bolder() -> Font { let inside = self; return inside }
        static func toned() {}
        case monospaced
      }
      """, to: "M/Font.swift")
    let names = ProvidedNames([FilePath(scratch.path("M"))], in: .disk)
    #expect(names.nearest(to: "headlne") == "headline")
    #expect(names.nearest(to: "boldr") == "bolder")
    #expect(names.nearest(to: "headline") == nil)
    #expect(names.nearest(to: "glassEffect") == nil)
  }

  @Test func `An unknown name is missing in the modules, unless the project declares it`() throws {
    #expect(
      try cause(of: "value of type 'some View' has no member 'glassEffect'")
        == .missingAPI(".glassEffect"))
    #expect(
      try cause(of: "type 'WidgetFamily' has no member 'huge'") == .missingAPI("WidgetFamily.huge"))
    #expect(try cause(of: "cannot find type 'MKMapView' in scope") == .missingAPI("MKMapView"))
    #expect(try cause(of: "unknown attribute 'Query'") == .missingAPI("@Query"))
    #expect(
      try cause(of: "cannot find type 'Far' in scope")
        == .otherFile(name: "Far", FilePath("Other.swift")))
    #expect(try cause(of: "value of type 'Own' has no member 'mine'") == .code)
    // A module of Apple's may extend a type of the project's, as 'View' does: only Xcode knows.
    #expect(
      try cause(of: "value of type 'Own' has no member 'padded'") == .missingAPI("Own.padded"))
    for type in ["Letter", "Note", "Week"] {
      #expect(
        try cause(of: "value of type '\(type)' has no member 'padded'")
          == .missingAPI("\(type).padded"))
    }
    // All members of such a type are in the project.
    #expect(try cause(of: "value of type 'Day' has no member 'day'") == .code)
    #expect(try cause(of: "expected ')' in expression list") == .code)
    #expect(try cause(of: "no such module 'Lottie'") == .missingModule("Lottie"))
  }

  @Test func `An unknown name in a file that imports an empty module is that module's`() throws {
    #expect(
      try cause(of: "cannot find 'Chart3D' in scope", in: "B.swift")
        == .standIn(modules: ["Charts3D"]))
  }

  @Test func `Missing names are counted, the most frequent first`() {
    var findings = BuildFindings()
    for (line, name) in [(1, ".a"), (2, ".b"), (3, ".b")] {
      let text = "/A.swift:\(line):1: error: x"
      guard let message = CompilerMessage.messages(in: text).first else { continue }
      findings.errors.append((message, .missingAPI(name)))
    }
    #expect(findings.missingAPI.map(\.name) == [".b", ".a"])
    #expect(findings.missingAPI.map(\.count) == [2, 1])
    #expect(findings.summary == "3 errors in 1 file")
  }
}
