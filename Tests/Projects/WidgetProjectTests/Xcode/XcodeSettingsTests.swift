// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Testing
import WidgetProject

struct XcodeSettingsTests {
  private func settings(_ files: [String: String], _ path: String = "/A.xcconfig") -> [String:
    String]
  {
    var tree = MemoryTree()
    for (path, text) in files { tree.write(Array(text.utf8), to: FilePath(path)) }
    let file = XcodeSettingsFile(FilePath(path), in: .memory(tree))
    return Dictionary(
      file.settings.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
  }

  @Test func `A file of settings has comments, conditions and other files`() {
    let read = settings([
      "/A.xcconfig": """
      // A comment
      #include "Base/B.xcconfig"
      #include? "None.xcconfig"
      A = one // two
      B[sdk=iphone*][arch=arm64] = $(inherited) x
        C =
      D = a = b;
      not a setting
      """,
      "/Base/B.xcconfig": "A = base\nE = e\n#include \"../A.xcconfig\"\n",
    ])
    #expect(
      read == [
        "A": "one", "B[sdk=iphone*][arch=arm64]": "$(inherited) x", "C": "", "D": "a = b", "E": "e",
      ])
  }

  @Test func `A file that is missing is said, unless it need not be there`() {
    var tree = MemoryTree()
    tree.write(
      Array("#include \"X.xcconfig\"\n#include? \"Y.xcconfig\"\n".utf8), to: FilePath("/A.xcconfig")
    )
    let file = XcodeSettingsFile(FilePath("/A.xcconfig"), in: .memory(tree))
    #expect(file.missing == [FilePath("/X.xcconfig")])
  }

  @Test(
    arguments: [
      ("$(A)", "a"), ("${A}-$(B)", "a-a b"), ("$(NAME:lower)", "my app"),
      ("$(NAME:c99extidentifier)", "My_App"), ("$(NAME:rfc1034identifier)", "My-App"),
      ("$(NONE:default=x)", "x"), ("$(NONE)", ""), ("$($(WHICH))", "a"), ("100$", "100$"),
      ("$(OPEN", "$(OPEN"), ("$(LOOP)", ""),
    ])
  func `Variables are replaced`(text: String, value: String) {
    let settings = XcodeResolvedSettings(layers: [
      ["A": "a", "NAME": "My App", "WHICH": "A", "LOOP": "$(LOOP)"], ["B": "$(inherited)$(A) b"],
    ])
    #expect(settings.expanding(text) == value)
  }

  @Test func `Stronger layers add to weaker ones, and conditions must hold`() {
    let settings = XcodeResolvedSettings(layers: [
      ["FLAGS": "A"], ["FLAGS": "$(inherited) B", "FLAGS[sdk=macosx*]": "MAC"],
      ["FLAGS[config=Debug]": "$(inherited) C", "FLAGS[config=Release]": "R", "ON": "YES"],
    ])
    #expect(settings.list("FLAGS") == ["A", "B", "C"])
    #expect(settings.isOn("ON"))
    #expect(!settings.isOn("OFF"))
    #expect(settings.names(withPrefix: "FL") == ["FLAGS"])
  }

  @Test(
    "what is not written in the settings is not known",
    arguments: [
      ("A", .value("1.2")), ("B", .value("1.2.3")), ("C", .value("base own")), ("D", .unknown),
      ("E", .unknown), ("F", .unknown), ("G", .unset), ("H", .unknown), ("I", .value("")),
    ] as [(String, XcodeResolvedSettings.Knowledge)])
  func knowledge(_ name: String, _ expected: XcodeResolvedSettings.Knowledge) {
    let settings = XcodeResolvedSettings(layers: [
      ["C": "base"],
      [
        "A": "1.2", "B": "$(A).3", "C": "$(inherited) own", "D": "$(NOWHERE)", "E": "$A",
        "F": "${D}.1", "H": "$(X_$(A))", "I": "",
      ],
    ])
    #expect(settings.knowledge(of: name) == expected)
  }

  @Test("variables that lead to each other are not known")
  func cycle() {
    let settings = XcodeResolvedSettings(layers: [["A": "$(B)", "B": "$(A)"]])
    #expect(settings.knowledge(of: "A") == .unknown)
    #expect(settings.knownExpansion(of: "x $(B)") == nil)
  }
}
