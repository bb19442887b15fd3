// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import Foundation
  import IntentModel
  import ProgramTestSupport
  import QuickActions
  import TestSupport
  import Testing
  import WidgetProtocol

  @testable import WidgetPrograms

  /// The project of the fixtures, whose widget and intents extension both compile the definition.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct HandlerBuildTests {
    @Test func `The handler of the intents extension answers, and the widget gets its default`()
      throws
    {
      let scratch = try ScratchFolder()
      try FileManager.default.copyItem(
        at: URL(filePath: ShopProject.folder.text), to: scratch.url.appending(path: "Shop"))
      let provider = "Shop/ShopWidget/OfferProvider.swift"
      let text = try #require(scratch.text(of: provider))
      try scratch.write(
        text.replacing(
          "let entry = OfferEntry(date: Date(), offer: .sample)",
          with: """
            var offer = Offer.sample
            offer.title = configuration.shop.map { "\\($0.identifier ?? "") \\($0.displayString)" } ?? ""
            let entry = OfferEntry(date: Date(), offer: offer)
            """), to: provider)
      var request = ProgramRequest(.project(FilePath(scratch.path("Shop"))))
      request.standIns = [
        StandIn(module: "Analytics", folder: FilePath(scratch.path("Shop/StandIns/Analytics")))
      ]
      let program = try TestedEngine.program(
        by: ProgramBuilder(
          request, toolchain: try SwiftToolchain(), engine: try #require(TestedEngine.built)))

      let session = try ProgramSession(
        path: program.executable.text, environment: ProcessInfo.processInfo.environment,
        limits: .init(answer: .seconds(60)))
      try session.enter(ProgramWorld(now: SampleProgram.now, manifest: program.manifest.text))
      let handler = ProgramHandler(of: "Offers", in: session) { _ in
        ServerResponse(.unreachable)
      }
      #expect(
        try handler.defaultValue(of: "shop") == .object(identifier: "north", title: "North"))
      let options = try handler.options(of: "shop", given: [:], matching: nil)
      #expect(options.sections.flatMap(\.items).map(\.title) == ["North", "South"])
      let run = try SampleProgram.run("Offers", in: session)
      let texts = SampleProgram.texts(try SampleProgram.drawing(of: run))
      #expect(texts.contains("north North"), "\(texts)")
    }
  }
#endif
