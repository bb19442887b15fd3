// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

// MARK: The table

// The houses, the lowest first, with their modules. A line is a module, what it imports, without what those import themselves, and, behind
// a bar, what its tests import in addition to it and 'TestSupport'. The sources are in 'Sources/HOUSE/MODULE', the tests in
// 'Tests/HOUSE/MODULETests'. What a house may import is in Scripts/houses.json, which Scripts/module-graph.py checks.
let table = """
  Files: bytes on a disk, and what is said to the user, to values with places
    FileCalls
    SourceText
    Diagnostics: SourceText
    RulePages: Diagnostics
    SwiftDeclarations: SourceText
    TerminalText: SourceText
    PropertyListSyntax: Diagnostics
    StringTables: PropertyListSyntax
    DiagnosticRendering: PropertyListSyntax RulePages TerminalText
    Disk: FileCalls PropertyListSyntax | DiskTestSupport
    CommandConsole: DiagnosticRendering Disk
  Values: what all speak of: colors, geometry, time, families
    WidgetValues
  Drawing: a view to a display list to a picture
    FontFiles
    PNGFiles: WidgetValues | SourceText
    WidgetViews: Diagnostics FontFiles WidgetValues | StringTables
    ImageAssets: PNGFiles PropertyListSyntax WidgetValues
    WidgetCharts: WidgetViews | WidgetRendering
    AssetCatalogs: Disk ImageAssets | DiskTestSupport
    WidgetRendering: PNGFiles PropertyListSyntax TerminalText WidgetViews | StringTables
    WidgetResources: AssetCatalogs StringTables WidgetViews
  Intents: a definition, and the choices that are made of it
    IntentModel: PropertyListSyntax WidgetValues
    IntentGeneration: IntentModel
    ActionCatalogs: IntentModel StringTables
    QuickActions: ActionCatalogs
    IntentDiff: QuickActions RulePages | WidgetRevisions
    IntentFiles: ActionCatalogs Disk | DiskTestSupport
    IntentMigration: IntentGeneration QuickActions | WidgetChoices
    ChoiceAudits: Disk QuickActions TerminalText
    WidgetChoices: IntentFiles QuickActions
  Projects: an app's folder, its products and its history
    BuiltProducts: Disk PNGFiles
    ProjectSpecifications: Disk | DiskTestSupport WidgetProject
    WidgetProject: AssetCatalogs BuiltProducts IntentFiles ProjectSpecifications SwiftDeclarations | DiskTestSupport WidgetChoices
    AppIntentSources: WidgetProject
    WidgetRevisions: AppIntentSources IntentDiff
  Running: a widget's program, and a day of it
    WidgetTimeline: WidgetViews
    TimelineSimulation: PropertyListSyntax WidgetTimeline
    WidgetProtocol: QuickActions WidgetViews
    TimelineReports: TimelineSimulation WidgetRendering
    WidgetPrograms: IntentGeneration TimelineSimulation WidgetProject WidgetProtocol | DiskTestSupport IntentMigration ProgramTestSupport WidgetChoices
  Showing: a widget in a look, the editor and its terminal
    TerminalInterface: TerminalText
    QuickActionWidget: QuickActions WidgetViews
    GoldenPictures: Disk WidgetRendering
    ConfigurationEditor: CommandConsole QuickActionWidget TerminalInterface WidgetChoices WidgetProject WidgetRendering
    ShownWidgets: ConfigurationEditor GoldenPictures WidgetPrograms | ProgramTestSupport
  Linting: what is wrong, and where. The plugin compiles no more than these
    IntentLint: DiagnosticRendering WidgetProject | RuleTestSupport
    IntentRules: AppIntentSources IntentLint | RuleTestSupport
    LayoutRules: IntentLint QuickActionWidget | RuleTestSupport
    MigrationCheck: IntentLint WidgetRevisions
    ProgramCheck: IntentRules LayoutRules ShownWidgets TimelineReports
  Serving: messages in, messages out, for agents and editors
    MessageStream: Disk
    AgentTools: MessageStream ProgramCheck
    LanguageServer: AgentTools WidgetRevisions | DiskTestSupport
  Commands: arguments in, an exit code out
    BuildStamp
    ChangeReports: IntentDiff IntentLint
    IntentValidation: CommandConsole IntentRules LayoutRules
    ValidateIntentsTool: IntentValidation
    QuickActionCommands: ArgumentParser AgentTools BuildStamp ChangeReports ChoiceAudits IntentMigration IntentValidation LanguageServer MigrationCheck | ProgramTestSupport
    quickaction: QuickActionCommands
  Apple: modules with the names of Apple's, for the sources of apps where the real ones are not, and the host that serves them (Linux)
    Intents
    SimulatedSystem
    UniformTypeIdentifiers
    Security: AppleFoundation
    os: AppleFoundation
    _Testing_CoreGraphics
    _Testing_UIKit
    AppleFoundation: Intents PNGFiles WidgetViews
    Combine: AppleFoundation | FoundationCombine
    FoundationCombine: AppleFoundation Combine
    AppIntents: AppleFoundation Intents UniformTypeIdentifiers
    CoreLocation: AppleFoundation Intents
    IntentsBridge: Intents QuickActions | ConfigurationEditor IntentGeneration
    CoreGraphics: AppleFoundation WidgetRendering _Testing_CoreGraphics
    ImageIO: AppleFoundation CoreGraphics
    QuartzCore: CoreGraphics
    UserNotifications: AppleFoundation
    UIKit: ImageAssets ImageIO QuartzCore UniformTypeIdentifiers UserNotifications _Testing_UIKit
    SwiftUICore: AppleFoundation CoreGraphics WidgetViews
    SwiftUI: AppIntents FoundationCombine Intents SwiftUICore UIKit UniformTypeIdentifiers
    SwiftData: SwiftUI
    Charts: SwiftUI WidgetCharts
    MapKit: CoreLocation SwiftUI
    WidgetHost: AppIntents IntentsBridge SimulatedSystem WidgetProtocol WidgetResources
    WidgetKit: SwiftUI WidgetHost
    WidgetSnapshots: GoldenPictures WidgetKit
    DeviceServices: | AppIntents Charts Combine CoreLocation MapKit Security SwiftData UniformTypeIdentifiers UserNotifications WidgetKit os
    MigratedCode: | IntentMigration WidgetChoices WidgetKit
  Support: what tests share
    TestSupport
    DiskTestSupport: Disk
    ProgramTestSupport: WidgetPrograms
    RuleTestSupport: ChangeReports IntentValidation MigrationCheck ProgramCheck TestSupport
  """

/// What is beside the sources of tests and benchmarks, and is none.
let data = words(
  "AppleStubs BrokenWidgets Fixtures Goldens RealProjects SampleProgram __Snapshots__ fleet.py")

/// The programs; the plugins, a package of their own in 'Plugins', run the second one.
let programs = words("quickaction ValidateIntentsTool")

// A library names the modules that its public API speaks of, so that a client can import them.
let places = ["Diagnostics", "SourceText"]
let models = ["ActionCatalogs", "IntentModel", "StringTables"] + places
let views = ["WidgetViews", "WidgetValues", "Diagnostics"]
var libraries = [
  library("QuickActions", with: models + ["PropertyListSyntax", "WidgetValues"]),
  library("IntentGeneration", with: places + ["IntentModel"]),
  library("IntentLint", with: places + ["IntentRules", "RulePages"]),
  library("LayoutRules", with: places + ["IntentLint", "RulePages"]),
  library("IntentDiff", with: models + ["RulePages"]),
  library("WidgetViews", with: ["WidgetValues", "Diagnostics"]),
  library("WidgetCharts", with: views),
  library("WidgetRendering", with: views + ["FontFiles"]),
  library("ImageAssets", with: places + ["WidgetValues", "PropertyListSyntax"]),
  library("TimelineSimulation", with: ["SourceText", "WidgetTimeline"] + views),
]

/// Whether only the library of 'quickaction build' is built: without the tool, so that nothing has to be downloaded.
let isEngineOnly = Context.environment["QUICKACTION_ENGINE_ONLY"] != nil

var all = modules(in: table)
#if os(Linux)
  // A bundle of widgets, well and badly behaved, which tests of the tool's side run.
  all.append(
    executable(
      "SampleProgram", "WidgetKit", path: "Tests/Running/WidgetProgramsTests/SampleProgram"))
  libraries += [
    library("Intents"), library("SwiftUI", with: ["UIKit", "Combine"]), library("WidgetKit"),
    library("WidgetSnapshots", with: ["WidgetKit"]),
  ]
#else
  all.removeAll { $0.house == "Apple" }
#endif
// These time what only this package sees; Scripts/benchmark-layout.sh, -timelines.sh and -generation.sh set the variable.
let benchmarks = [
  executable(
    "LayoutBenchmark", "QuickActionWidget WidgetChoices WidgetRendering", path: "Benchmarks/Layout"),
  executable("GenerationBenchmark", "IntentMigration", path: "Benchmarks/Generation"),
  executable("TimelineBenchmark", "TimelineSimulation", path: "Benchmarks/Timelines"),
].filter { _ in Context.environment["QUICKACTION_BENCHMARKS"] != nil }
all += benchmarks

let imports = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.imports) })
// What tests of pictures import is no part of a widget's program.
let engine = all.filter { $0.house == "Apple" && $0.target != nil && $0.name != "WidgetSnapshots" }
  .map(\.name)
let needed = closure(of: isEngineOnly ? engine : all.map(\.name))
let built = all.filter { needed.contains($0.name) }

let package = Package(
  name: "QuickAction",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: isEngineOnly
    ? []
    : libraries
      + (programs + benchmarks.map(\.name)).map { .executable(name: $0, targets: [$0]) },
  // The commands parse their arguments with it, and nothing else uses it.
  dependencies: isEngineOnly
    ? [] : [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: built.compactMap(\.target) + (isEngineOnly ? [] : built.compactMap(\.testTarget))
)

#if os(Linux)
  // The modules with Apple's names as one library, which 'quickaction build' builds once for all projects of a machine.
  package.products.append(.library(name: "WidgetEngine", type: .dynamic, targets: engine))
  // swift-argument-parser takes every module 'os' that it can import for Apple's, so ours is built after it.
  if !isEngineOnly {
    package.targets.first { $0.name == "os" }?.dependencies += named("ArgumentParser")
  }
#endif

// SwiftPM builds a target again only if one that it names has changed, so each names all modules below it (decision 63).
// Scripts/module-graph.py sets the variable, to see what the table says.
if Context.environment["QUICKACTION_NAMED_IMPORTS"] == nil {
  for target in package.targets {
    let named = target.dependencies.compactMap {
      if case .byNameItem(let name, _) = $0 { name } else { nil }
    }
    let others = closure(of: named).subtracting(named)
    target.dependencies += others.sorted().map { .byName(name: $0) }
  }
}

// MARK: Settings of the language

/// The modules in which tests spend their time; to optimize the others takes longer than it saves.
let calculating = Set(
  words("SourceText TerminalText PropertyListSyntax WidgetValues FontFiles PNGFiles WidgetViews")
    + words("ImageAssets WidgetRendering ChoiceAudits TimelineSimulation"))

/// The houses and modules whose functions run once a command, or seldom: small code does for them.
let calm = Set(
  all.filter { ["Commands", "Serving"].contains($0.house) }.map(\.name)
    + words("ActionCatalogs AppIntentSources BuiltProducts GoldenPictures IntentGeneration")
    + words("IntentMigration MigrationCheck ProgramCheck ProjectSpecifications RulePages")
    + words("ShownWidgets TimelineReports WidgetChoices WidgetPrograms WidgetRevisions"))

for target in package.targets {
  // As most apps are.
  if target.name == "SampleProgram" {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
    continue
  }
  var settings: [SwiftSetting] = []
  // The proposals 335, 409, 444 and 461 of Swift Evolution. Apple's modules do without the last: a user's method that an asynchronous
  // requirement asks for would be on no actor, even if everything in its module is on the main one.
  settings += words("ExistentialAny InternalImportsByDefault MemberImportVisibility")
    .map { .enableUpcomingFeature($0) }
  let isApples = engine.contains(target.name)
  if !isApples { settings.append(.enableUpcomingFeature("NonisolatedNonsendingByDefault")) }
  // A span of an array's own needs macOS 26, so one module declares it for older systems (decision 57).
  if target.name == "SourceText" { settings.append(.enableExperimentalFeature("Lifetimes")) }
  // A developer sees warnings; CI, which sets this variable, does not let them pass. A user's program is not stopped by them.
  if Context.environment["QUICKACTION_WARNINGS_AS_ERRORS"] != nil, !isEngineOnly {
    settings.append(.treatAllWarnings(as: .error))
  }
  // A build from nothing that nobody debugs needs less processor time if each module is compiled at once, and its tests less than
  // half of it if what they call is optimized. CI sets this variable; a developer, who builds again after each change, should not.
  if Context.environment["QUICKACTION_BUILT_ONCE"] != nil, !isEngineOnly {
    // The tests of the commands come last and alone: file by file, they are compiled by two processors.
    let isLast = target.name == "QuickActionCommandsTests"
    let whole = isLast ? "" : "-whole-module-optimization -num-threads 2 -disable-batch-mode "
    // The interface comes with the code, and not from a second reading of the sources; optimized bodies in it would cost more.
    let speed =
      calculating.contains(target.name) ? " -O" : isLast ? "" : " -no-emit-module-separately-wmo"
    settings.append(
      .unsafeFlags(words("\(whole)-Xfrontend -gnone\(speed)"), .when(configuration: .debug)))
  }
  // Scripts/release.sh sets the variable: a package with such flags can be no one's dependency.
  if Context.environment["QUICKACTION_RELEASE"] != nil, calm.contains(target.name) {
    settings.append(.unsafeFlags(["-Osize"], .when(configuration: .release)))
  }
  // Somebody waits for the modules for widgets, which take three times as long optimized (decision 68). These two go over all bytes.
  if isEngineOnly, !["ImageAssets", "PNGFiles"].contains(target.name) {
    let flags = words("-Onone -no-emit-module-separately-wmo")
    settings.append(.unsafeFlags(flags, .when(configuration: .release)))
  }
  // The declarations of macros need the library of 'PreviewMacros', which the build of a program makes.
  if isEngineOnly || Context.environment["QUICKACTION_PREVIEW_MACROS"] != nil,
    words("AppIntents AppleFoundation SwiftData SwiftUI UIKit WidgetKit").contains(target.name)
  {
    settings.append(.define("PREVIEW_MACROS"))
  }
  target.swiftSettings = settings
}

// MARK: How a line of the table becomes a target

/// A module, and the tests that mirror it.
struct Module {
  let name: String
  var house = ""
  let imports: [String]
  var target: Target?
  var testTarget: Target?
}

/// The modules of a table; one without a folder has tests alone, and one whose tests have none is tested by others.
func modules(in table: String) -> [Module] {
  var house = ""
  return table.split(separator: "\n").compactMap { line in
    guard line.hasPrefix("  ") else {
      house = String(line.prefix { $0 != ":" })
      return nil
    }
    let parts = line.split(separator: "|").map { words(String($0).replacing(":", with: "")) }
    let name = parts[0][0]
    let imports = parts[0].dropFirst().joined(separator: " ")
    let folder = "\(house == "Support" ? "Tests" : "Sources")/\(house)/\(name)"
    let tests = "Tests/\(house)/\(name)Tests"
    let own = words(imports).filter { $0 != "ArgumentParser" }
    var module = Module(name: name, house: house, imports: own)
    if programs.contains(name) {
      module.target = .executableTarget(name: name, dependencies: named(imports), path: folder)
    } else if isThere(folder) {
      module.target = .target(name: name, dependencies: named(imports), path: folder)
    }
    if isThere(tests) {
      let others = parts.dropFirst().joined().joined(separator: " ")
      let subject = module.target == nil ? "" : name
      module.testTarget = .testTarget(
        name: name + "Tests", dependencies: named("\(subject) TestSupport \(others)"), path: tests,
        exclude: data.filter { isThere("\(tests)/\($0)") })
    }
    return module
  }
}

/// A program in a folder of its own.
func executable(_ name: String, _ imports: String, path: String) -> Module {
  Module(
    name: name, imports: words(imports),
    target: .executableTarget(
      name: name, dependencies: named(imports), path: path,
      exclude: data.filter { isThere("\(path)/\($0)") }))
}

/// A library of a module and of others.
func library(_ name: String, with others: [String] = []) -> Product {
  .library(name: name, targets: [name] + others)
}

/// The words of a text.
func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

/// Modules, and the library of another package, as dependencies.
func named(_ modules: String) -> [Target.Dependency] {
  words(modules).map { name in
    name == "ArgumentParser"
      ? .product(name: name, package: "swift-argument-parser") : .byName(name: name)
  }
}

/// Whether the package has a file or a folder.
func isThere(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

/// Modules, and all that they import, directly or through others.
func closure(of names: [String]) -> Set<String> {
  var found: Set<String> = []
  var open = names
  while let name = open.popLast() {
    if found.insert(name).inserted { open += imports[name] ?? [] }
  }
  return found
}
