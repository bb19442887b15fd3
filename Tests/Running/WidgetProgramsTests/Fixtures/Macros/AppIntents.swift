// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents

// MARK: Properties

struct Landmark: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
  static let defaultQuery = LandmarkQuery()

  let id: Int
  var label: String

  @ComputedProperty var name: String { label }
  @ComputedProperty(title: "Long name") var longName: String {
    get { "The \(label)" }
    set { label = newValue }
  }
  @ComputedProperty(indexingKey: \.displayName) var shown: String? { nil }
  @ComputedProperty(title: "About", indexingKey: \.contentDescription) var about: String { label }
  @DeferredProperty var visitors: Int { get async throws { 3 } }
  @DeferredProperty(title: "Guests") var guests: Int { get async throws { 3 } }
  @Property(title: "City", indexingKey: \.city) var city: String?

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: Int, label: String) {
    self.id = id
    self.label = label
  }
}

struct LandmarkQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\.$name) { EqualToComparator { $0 } }
    Property(\.$visitors) { LessThanComparator { "\($0)" } }
  }
  static let sortingOptions = SortingOptions { SortableBy(\.$longName) }

  func entities(for identifiers: [Int]) async throws -> [Landmark] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Landmark>], limit: Int?
  ) async throws -> [Landmark] { [] }
}

func values(of landmark: Landmark) async throws -> (EntityProperty<String>, Int) {
  (landmark.$longName, try await landmark.guests)
}

// MARK: Schemas

@AppEntity(schema: .photos.asset)
struct Asset {
  static let defaultQuery = AssetQuery()

  let id: String
  var title: String?
  var kind: AssetKind?
  @Property(title: "Hidden") var isHidden: Bool
  var isNew = false

  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(id: String) {
    self.id = id
    title = nil
    kind = .photo
    isHidden = false
  }
}

struct AssetQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Asset] { identifiers.map(Asset.init) }
}

@AppEnum(schema: .photos.assetType)
enum AssetKind: String { case photo, video }

// Protocols that are written, too, are not added again.
@AssistantEnum(schema: .photos.filterType)
enum Filter: String, AppEnum {
  case vivid, dramatic
  static let caseDisplayRepresentations: [Filter: DisplayRepresentation] = [.vivid: "Vivid"]
}

@AssistantEntity(schema: .photos.album)
struct Album: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
  static let defaultQuery = AlbumQuery()
  let id: String
  var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  init(id: String) {
    self.id = id
    name = id
  }
}

struct AlbumQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Album] { identifiers.map(Album.init) }
}

@AppIntent(schema: .photos.openAsset)
struct OpenAsset {
  var target: Asset
}

@AssistantIntent(schema: .photos.createAlbum)
struct CreateAlbum: AppIntent {
  static let title: LocalizedStringResource = "Create Album"
  var name: String
  @Parameter(title: "Photos") var assets: [Asset]
  @Dependency private var count: Int
  static var parameterSummary: some ParameterSummary { Summary("\(\.$name) of \(\.$assets)") }
  func perform() async throws -> some ReturnsValue<Album> { .result(value: Album(id: name)) }
}

@AppIntent(schema: .system.search)
struct Search {
  static let searchScopes: [StringSearchScope] = [.movies]
  var criteria: StringSearchCriteria
  @MainActor func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.deleteAssets)
struct DeleteAssets {
  var entities: [Asset]
  func perform() async throws -> some IntentResult { .result() }
}

func kinds(of open: OpenAsset, _ search: Search, _ delete: DeleteAssets) -> [any SystemIntent] {
  [open as any OpenIntent, search as any ShowInAppSearchResultsIntent, delete as any DeleteIntent]
}

func names() -> [LocalizedStringResource] {
  [OpenAsset.title, Asset.typeDisplayRepresentation.name, AssetKind.photo.localizedStringResource]
}

// MARK: Values of several types

@UnionValue
enum Found {
  case landmark(Landmark)
  case text(String)
  case number(Int)
}

extension Found {
  static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
    .landmark: "Landmark", .text: "Text",
  ]
}

struct TakeFound: AppIntent {
  static let title: LocalizedStringResource = "Take"
  @Parameter(title: "Found") var found: Found
  func perform() async throws -> some IntentResult {
    switch found {
    case .landmark(let landmark): print(landmark.name)
    case .text(let text): print(text)
    case .number(let number): print(number)
    }
    return .result()
  }
}

struct FindVisually: IntentValueQuery {
  func values(for input: String) async throws -> [Found] { [.text(input)] }
}
