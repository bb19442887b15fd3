// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// What is taken from the project around a definition.
@Suite("quickaction migrate in a project")
struct MigrateProjectTests {
  private static let example = "Examples/Migration/1.0/"

  /// The example's first release under git, with changes to its files.
  private func repository(_ change: (String, String) -> String = { $1 }) throws -> GitFolder {
    let repository = try GitFolder()
    var files: [String: String] = [:]
    for path in [
      "Shop/Shop.intentdefinition", "Shop/ShopWidget.swift", "Shop.xcodeproj/project.pbxproj",
    ] {
      files[path] = change(
        path, String(decoding: try Repository.content(of: Self.example + path), as: UTF8.self))
    }
    try repository.commit(files)
    return repository
  }

  @discardableResult
  private func run(_ arguments: String..., in repository: GitFolder) -> CommandRun {
    CommandRun(arguments, in: repository.folder)
  }

  @Test(
    "what is migrated has the project's prefix and the sources' kind, and its check finds nothing")
  func checked() throws {
    let repository = try repository()
    let written = run("migrate", "@Shop/Shop.intentdefinition", "-o", "@Migrated", in: repository)
    #expect(written.exitCode == 0)
    #expect(
      written.errors.contains(
        "note: class names begin with 'AB', the class prefix of 'Shop.xcodeproj'\n"))
    #expect(
      written.errors.contains("note: the widget of 'ShowShop' keeps the kind 'Shop', which '"))
    let intent = repository.folder.text(of: "Migrated/ShowShop.swift")
    #expect(intent?.contains("intentClassName = \"ABShowShopIntent\"") == true)
    let check = run("migrate", "--check", "@", in: repository)
    #expect(check.exitCode == 0 && check.output.hasSuffix("no findings\n"), "\(check.output)")
    // The old widget goes, and so does what its kind was read from.
    try repository.commit([:], removing: ["Shop/ShopWidget.swift"])
    let finished = run("migrate", "--check", "@", in: repository)
    #expect(finished.exitCode == 0 && finished.output.hasSuffix("no findings\n"))
  }

  @Test("options come before the project")
  func options() throws {
    let repository = try repository()
    let written = run(
      "migrate", "@Shop/Shop.intentdefinition", "-o", "@M", "--class-prefix", "XY", "--kind",
      "ShowShop=Mine", in: repository)
    #expect(!written.errors.contains("Shop.xcodeproj"))
    #expect(
      repository.folder.text(of: "M/ShowShop.swift")?.contains("\"XYShowShopIntent\"") == true)
    #expect(
      repository.folder.text(of: "M/ShowShopWidget.swift")?.contains("kind = \"Mine\"") == true)
  }

  @Test("each kind that an intent configures gets a widget, and a computed one is named in a note")
  func severalKinds() throws {
    let repository = try repository { path, text in
      guard path.hasSuffix("ShopWidget.swift") else { return text }
      let other = text.replacing("struct ShopWidget", with: "struct OtherWidget")
      return text + other.replacing("\"Shop\"", with: "\"Other\"")
        + other.replacing("OtherWidget", with: "ThirdWidget").replacing(
          "\"Shop\"", with: "makeKind()")
    }
    let written = run("migrate", "@Shop/Shop.intentdefinition", "-o", "@M", in: repository)
    #expect(
      written.errors.contains("ShopWidget.swift' computes the kind of the widget of 'ShowShop'"))
    let widgets = repository.folder.text(of: "M/ShowShopWidget.swift") ?? ""
    #expect(widgets.contains("struct ShowShopWidget: Widget"))
    #expect(widgets.contains("static let kind = \"Shop\""))
    #expect(widgets.contains("struct ShowShopWidget2: Widget"))
    #expect(widgets.contains("static let kind = \"Other\""))
    let guide = repository.folder.text(of: "M/Shop.migration.md")
    #expect(guide?.contains("'ShowShopWidget', 'ShowShopWidget2'") == true)
  }

  @Test("a kind that is a constant of a type in another file is kept")
  func kindInOtherFile() throws {
    let repository = try repository { path, text in
      path.hasSuffix("ShopWidget.swift") ? text.replacing("\"Shop\"", with: "Kinds.shop") : text
    }
    try repository.commit(
      ["Shop/Kinds.swift": "enum Kinds {\n  static let shop = \"Corner\"\n}\n"], removing: [])
    let written = run("migrate", "@Shop/Shop.intentdefinition", "-o", "@M", in: repository)
    #expect(!written.errors.contains("computes the kind"), "\(written.errors)")
    let widgets = repository.folder.text(of: "M/ShowShopWidget.swift")
    #expect(widgets?.contains("static let kind = \"Corner\"") == true)
  }

  @Test("a package below the project has no prefix, and projects that disagree are named")
  func otherProjects() throws {
    let package = try repository()
    try package.commit(["Shop/Package.swift": ""], removing: [])
    try package.folder.write(
      (package.folder.text(of: "Shop.xcodeproj/project.pbxproj") ?? "")
        .replacing("Shop.intentdefinition", with: "Gone.intentdefinition"),
      to: "Shop.xcodeproj/project.pbxproj")
    let plain = run("generate", "@Shop/Shop.intentdefinition", "-o", "@G", in: package)
    #expect(package.folder.text(of: "G/ShowShopIntent.swift") != nil, "\(plain.errors)")
    let several = try repository()
    try several.folder.write(
      (several.folder.text(of: "Shop.xcodeproj/project.pbxproj") ?? "")
        .replacing("CLASSPREFIX = AB", with: "CLASSPREFIX = CD"),
      to: "Other.xcodeproj/project.pbxproj")
    let refused = run("generate", "@Shop/Shop.intentdefinition", "-o", "@G", in: several)
    #expect(refused.exitCode == 2)
    #expect(
      refused.errors.contains(
        "error: 'Other.xcodeproj' has the class prefix 'CD', and 'Shop.xcodeproj' has 'AB'; name one with '--class-prefix'"
      ), "\(refused.errors)")
  }

  @Test("generated classes have the project's prefix, and a note says so")
  func generated() throws {
    let repository = try repository()
    let written = run("generate", "@Shop/Shop.intentdefinition", "-o", "@G", in: repository)
    #expect(
      written.errors.hasPrefix(
        "note: class names begin with 'AB', the class prefix of 'Shop.xcodeproj'\n"))
    #expect(repository.folder.text(of: "G/ABShowShopIntent.swift") != nil)
    let none = run(
      "generate", "@Shop/Shop.intentdefinition", "-o", "@N", "--class-prefix", "", in: repository)
    #expect(!none.errors.contains("class prefix"))
    #expect(repository.folder.text(of: "N/ShowShopIntent.swift") != nil)
  }

  @Test("the language of a definition's own texts is that of its folder, or of the project")
  func language() throws {
    func catalog(_ folder: ScratchFolder) -> String? {
      folder.text(of: "M/ShopAppIntents.xcstrings")
    }
    let repository = try repository { path, text in
      path.hasSuffix(".pbxproj")
        ? text.replacing(
          "isa = PBXProject;", with: "isa = PBXProject; developmentRegion = \"zh-Hans\";") : text
    }
    let written = run("migrate", "@Shop/Shop.intentdefinition", "-o", "@M", in: repository)
    #expect(
      written.errors.contains(
        "note: the definition's own texts are taken to be in 'zh-Hans', the development language of 'Shop.xcodeproj'"
      ), "\(written.errors)")
    #expect(catalog(repository.folder)?.contains("\"sourceLanguage\": \"zh-Hans\"") == true)
    try repository.git("mv", "Shop/Shop.intentdefinition", "Shop/Moved.intentdefinition")
    try repository.folder.write(
      repository.folder.text(of: "Shop/Moved.intentdefinition") ?? "",
      to: "Shop/fr.lproj/Shop.intentdefinition")
    run("migrate", "@Shop/fr.lproj/Shop.intentdefinition", "-o", "@M", "--force", in: repository)
    #expect(catalog(repository.folder)?.contains("\"sourceLanguage\": \"fr\"") == true)
  }

  @Test(
    "every definition of the corpus passes its own check", .enabled(if: Repository.corpus != nil))
  func corpus() throws {
    let corpus = try #require(Repository.corpus)
    let names = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
    for name in names where name.contains("__") {
      let repository = try GitFolder()
      let root = corpus.appendingPathComponent(name)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      var files: [String: String] = [:]
      // Of copies in language folders, Xcode builds the one in 'Base.lproj'.
      let hasBase = paths.contains {
        $0.hasPrefix("Base.lproj/") && $0.hasSuffix(".intentdefinition")
      }
      for path in paths {
        let isCopy =
          hasBase && path.hasSuffix(".intentdefinition") && !path.hasPrefix("Base.lproj/")
        guard !isCopy,
          let text = try? String(contentsOfFile: root.path + "/" + path, encoding: .utf8)
        else { continue }
        files[path] = text
      }
      try repository.commit(files)
      for path in files.keys.sorted() where path.hasSuffix(".intentdefinition") {
        let folder = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        let written = run("migrate", "@" + path, "-o", "@Migrated/\(folder)", in: repository)
        #expect(written.exitCode == 0, "\(name): \(written.errors)")
      }
      let check = run("migrate", "--check", "@", in: repository)
      #expect(
        check.exitCode == 0 && check.output.hasSuffix("no findings\n"), "\(name): \(check.output)")
    }
  }
}
