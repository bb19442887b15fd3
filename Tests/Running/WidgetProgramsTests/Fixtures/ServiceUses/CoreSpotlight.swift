// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import CoreSpotlight
import UniformTypeIdentifiers

func useCoreSpotlight() async throws {
  let attributes = CSSearchableItemAttributeSet(contentType: .text)
  attributes.title = "Note"
  attributes.contentDescription = "What it says"
  attributes.keywords = ["note", "text"]
  attributes.latitude = 52.5
  attributes.thumbnailData = Data([1])
  let item = CSSearchableItem(
    uniqueIdentifier: "n1", domainIdentifier: "notes", attributeSet: attributes)
  item.expirationDate = .distantFuture
  expect(item.attributeSet.title == "Note" && item.uniqueIdentifier == "n1", "values are kept")
  expect((attributes.copy() as? CSSearchableItemAttributeSet)?.latitude == 52.5, "a copy has them")
  expect(attributes.contentType == "public.text", "the type is kept")

  let index = CSSearchableIndex.default()
  expect(!CSSearchableIndex.isIndexingAvailable(), "there is no index")
  do {
    try await index.indexSearchableItems([item])
    expect(false, "nothing is added")
  } catch CSIndexError.indexingUnsupported {
  } catch { expect(false, "the error is CSIndexError") }
  await withCheckedContinuation { continuation in
    index.deleteSearchableItems(withDomainIdentifiers: ["notes"]) { error in
      expect((error as NSError?)?.code == -1005, "nothing is removed")
      continuation.resume()
    }
  }
  addWithoutWaiting(item)
  CSSearchableIndex(name: "own").deleteAllSearchableItems { error in
    expect(error != nil, "nothing is removed")
  }
  await withCheckedContinuation { continuation in
    let query = CSSearchQuery(queryString: "title == 'Note'", attributes: ["title"])
    query.foundItemsHandler = { _ in expect(false, "nothing is found") }
    query.completionHandler = { error in
      expect((error as? CSSearchQueryError)?.code == .indexUnreachable, "a search fails")
      continuation.resume()
    }
    query.start()
  }
  let activity = NSUserActivity(activityType: CSSearchableItemActionType)
  expect(activity.contentAttributeSet == nil, "an activity has no values")
  activity.contentAttributeSet = attributes
  expect(activity.contentAttributeSet?.title == "Note", "an activity keeps values")
  try await useEntities()
}

struct SpottedNote: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = SpottedNotes()
  let id: Int
  @Property(title: "Text", indexingKey: \.textContent) var text: String
  @Property(indexingKey: \CSSearchableItemAttributeSet.authorNames) var authors: [String]?
  var displayRepresentation: DisplayRepresentation { "Note" }
  init(id: Int) {
    self.id = id
    text = "It says"
    authors = nil
  }
}

struct SpottedNotes: IndexedEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [SpottedNote] {
    identifiers.map { SpottedNote(id: $0) }
  }
  func reindexEntities(
    for identifiers: [Int], indexDescription: CSSearchableIndexDescription
  ) async throws {
    try await CSSearchableIndex.default().indexAppEntities(try await entities(for: identifiers))
  }
}

func useEntities() async throws {
  let note = SpottedNote(id: 1)
  expect(note.attributeSet.displayName == "Note", "the title is an attribute")
  expect(note.text == "It says" && !note.hideInSpotlight, "properties with attributes have values")
  do {
    let index = CSSearchableIndexDescription()
    try await SpottedNotes().reindexEntities(for: [1], indexDescription: index)
    expect(false, "no entity is added")
  } catch CSIndexError.indexingUnsupported {
  } catch { expect(false, "the error is CSIndexError") }
}

func addWithoutWaiting(_ item: CSSearchableItem) {
  CSSearchableIndex.default().indexSearchableItems([item])
}
