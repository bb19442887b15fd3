// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@testable import QuickActionCommands

/// The command lines with which build systems run Xcode's generator.
@Suite struct IntentBuilderTests {
  private let folder: ScratchFolder
  private let names = ["QuickActionConfigurationIntent", "TransitionDestination"]

  init() throws {
    folder = try SampleFolder.copy()
  }

  private var definition: String { folder.path(SampleFolder.definition) }

  private func run(_ arguments: [String]) -> CommandRun {
    CommandRun(["intentbuilderc"] + arguments, in: folder)
  }

  // https://github.com/swiftlang/swift-build/blob/main/Sources/SWBApplePlatform/IntentsCompiler.swift
  @Test(
    "swift-build asks for the paths, then for the files, and finds each file at its path",
    arguments: ["public", "private", "project"])
  func swiftBuild(visibility: String) throws {
    let output = folder.path("build/DerivedSources/IntentDefinitionGenerated/QuickActionWidget")
    let rest = [
      "-input", definition, "-output", output, "-classPrefix", "XC", "-language", "Swift",
      "-swiftVersion", "5.0", "-visibility", visibility, "-moduleName", "TestModule",
    ]
    let dry = run(["generate", "-dryRun"] + rest)
    #expect(dry.exitCode == 0 && dry.errors == "")
    let paths = dry.output.split(separator: "\n").map(String.init)
    #expect(
      paths
        == names.map {
          "build/DerivedSources/IntentDefinitionGenerated/QuickActionWidget/XC\($0).swift"
        })
    #expect(folder.text(of: paths[0]) == nil)
    let real = run(["generate"] + rest)
    #expect(real.exitCode == 0 && real.errors == "" && real.output == "")
    for path in paths { #expect(folder.text(of: path)?.contains("import Intents") == true) }
    // Nothing else, as some build systems take everything in the folder.
    #expect(
      try folder.names(in: "build/DerivedSources/IntentDefinitionGenerated/QuickActionWidget")
        == names.map { "XC\($0).swift" })
  }

  @Test("Objective-C has a header and an implementation for each class")
  func objectiveC() {
    let dry = run([
      "generate", "-dryRun", "-input", definition, "-output", folder.path("out"), "-classPrefix",
      "XC", "-language", "Objective-C", "-visibility", "public",
    ])
    #expect(dry.exitCode == 0)
    let files: [String] = names.flatMap { ["out/XC\($0).h", "out/XC\($0).m"] }
    #expect(dry.output.split(separator: "\n").map(String.init).sorted() == files)
  }

  @Test("None is a language without files, which is no error")
  func noLanguage() {
    let dry = run([
      "generate", "-dryRun", "-input", definition, "-output", folder.path("out"), "-classPrefix",
      "", "-language", "None", "-visibility", "public",
    ])
    #expect(dry.output == "" && dry.errors == "" && dry.exitCode == 0)
  }

  // https://github.com/bazelbuild/rules_apple/blob/master/tools/xctoolrunner/xctoolrunner.py
  @Test(
    "the wrapper of Bazel's rules joins all files of the folder",
    arguments: [["-visibility", ""], ["-visibility", "project"], []])
  func bazel(visibility: [String]) throws {
    try folder.makeFolder("bin/Intents.swift.out.tmp")
    let run = run(
      ["generate", "-input", definition, "-classPrefix", "", "-swiftVersion", ""] + visibility
        + ["-language", "Swift", "-output", folder.path("bin/Intents.swift.out.tmp")])
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(
      try folder.names(in: "bin/Intents.swift.out.tmp") == names.map { "\($0).swift" })
  }

  // Xcode 11.4's release notes, and packages that do the same.
  @Test("a script phase writes over what it wrote before")
  func script() throws {
    let arguments = [
      "generate", "-input", definition, "-output", folder.path("Intents"), "-classPrefix", "",
      "-language", "Swift", "-swiftVersion", "5.6",
    ]
    for mark in ["Generated from an intent definition", "This file was automatically generated"] {
      try folder.write("// \(mark).\n", to: "Intents/TransitionDestination.swift")
      #expect(run(arguments).exitCode == 0)
      #expect((folder.text(of: "Intents/TransitionDestination.swift")?.count ?? 0) > 200)
    }
    let date = Date(timeIntervalSince1970: 1_000_000)
    let file = folder.path("Intents/TransitionDestination.swift")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    #expect(run(arguments).exitCode == 0)
    #expect(
      try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == date)
  }

  @Test("compile copies the definition into the folder of the bundle")
  func compile() throws {
    let run = run([
      "compile", "-input", definition, "-output", folder.path("App.framework/Resources") + "/",
      "-classPrefix", "XC",
    ])
    #expect(run.exitCode == 0 && run.errors == "" && run.output == "")
    #expect(
      folder.text(of: "App.framework/Resources/QuickActionWidget.intentdefinition")
        == folder.text(of: SampleFolder.definition))
    #expect(
      try folder.names(in: "App.framework/Resources") == ["QuickActionWidget.intentdefinition"])
  }

  @Test(
    "a message begins with the file, as Xcode's patterns expect, and the exit code is 2",
    arguments: [["generate"], ["compile"]])
  func failure(verb: [String]) throws {
    try folder.write("<plist><dict/></plist>", to: "none.intentdefinition")
    try folder.write("{", to: "broken.intentdefinition")
    for (name, message) in [
      (
        "missing.intentdefinition",
        ": error: there is no file 'missing.intentdefinition'; check the path\n"
      ),
      (
        "none.intentdefinition",
        ": error: this is not an intent definition; it has no intents, enums or types\n"
      ),
      ("broken.intentdefinition", ":1:1: error: "),
    ] {
      let run = run(verb + ["-input", folder.path(name), "-output", folder.path("out")])
      #expect(run.errors.hasPrefix(name + message), "\(run.errors)")
      #expect(run.output == "" && run.exitCode == 2)
    }
    #expect(try !folder.names().contains("out"))
  }

  @Test("what the definition makes impossible is said with its line")
  func impossible() throws {
    try SampleFolder.change(
      SampleFolder.definition, ">QuickActionConfiguration<", to: ">Quick Action<", in: folder)
    let run = run(["generate", "-input", definition, "-output", folder.path("out")])
    let first = run.errors.split(separator: "\n").first ?? ""
    #expect(
      first.wholeMatch(of: /.*\.intentdefinition:\d+:\d+: error: .*Quick Action.*/) != nil,
      "\(run.errors)")
    #expect(run.exitCode == 2)
  }

  @Test(
    "wrong arguments are refused",
    arguments: [
      (
        ["generate", "-language", "Rust"],
        "error: unknown language 'Rust'; use Swift, Objective-C, None\n"
      ),
      (
        ["generate", "-swiftVersion", "x"],
        "error: 'x' for '-swiftVersion' is not a version; use a number such as 5.0\n"
      ),
      (
        ["generate", "-visibility", "open"],
        "error: unknown visibility 'open'; use public, private, project\n"
      ),
    ])
  func wrong(arguments: [String], message: String) {
    let run = run(arguments + ["-input", definition, "-output", folder.path("out")])
    #expect(run.errors == message && run.exitCode == 2)
  }

  @Test("called by the name of Xcode's generator, the program takes its arguments")
  func programName() {
    let arguments = ["generate", "-input", "a"]
    #expect(
      IntentBuilder.arguments(of: ["/usr/bin/intentbuilderc"] + arguments) == ["intentbuilderc"]
        + arguments)
    #expect(IntentBuilder.arguments(of: ["quickaction"] + arguments) == arguments)
    #expect(IntentBuilder.arguments(of: ["intentbuilderc", "help"]) == ["help", "intentbuilderc"])
    #expect(IntentBuilder.arguments(of: []) == [])
  }
}
