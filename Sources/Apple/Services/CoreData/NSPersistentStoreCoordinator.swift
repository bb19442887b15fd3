// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// A private queue of the context.
  case privateQueueConcurrencyType = 1
  /// The main queue of the program.
  case mainQueueConcurrencyType = 2
}

/// A store, which is in memory whatever its type is.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The address of the file, which is neither read nor written; nil if none was given.
  open var url: URL?
  /// The sort of the store that was asked for.
  public let type: String
  /// The options of the store.
  public let options: [AnyHashable: Any]?
  /// What the app says of the store, which is not kept in a file.
  open var metadata: [String: Any] = [:]
  /// Whether the store is only read, by its options.
  open var isReadOnly: Bool {
    (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
  }
  /// The identifier of the store; another one each time it is opened.
  public let identifier: String = UUID().uuidString
  /// The name of the configuration; always the default one here.
  open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
  /// The coordinator that opened the store; nil after that is gone.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(type: String, url: URL?, options: [AnyHashable: Any]?) {
    (self.type, self.options) = (type, options)
    super.init()
    self.url = url
  }
}

/// The stores of a model, which share their objects and hold them in memory.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model of the objects in all stores.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were opened.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// What was saved.
  let storedObjects = StoredObjects()
  /// The name of the coordinator, for the developer alone; nil for none.
  open var name: String?

  /// Creates a coordinator of a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Opens a store without objects; never throws, as no file is read.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { open(storeType, at: storeURL, options) }

  /// Opens a store without objects: the handler is called at once, without an error.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    _ = open(storeDescription.type, at: storeDescription.url, storeDescription.options)
    block(storeDescription, nil)
  }

  private func open(
    _ type: String, at url: URL?, _ options: [AnyHashable: Any]?
  ) -> NSPersistentStore {
    if type != NSInMemoryStoreType {
      reportUnavailable(
        "Core Data's files",
        answer: "a store begins without objects, and keeps what the program saves")
    }
    let store = NSPersistentStore(type: type, url: url, options: options)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }

  /// Returns what is said of a store: nothing here, and always fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { throw CocoaError(.featureUnsupported) }

  /// Returns what the app says of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Keeps what the app says of a store, while the program runs.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata ?? [:]
  }

  /// Puts a store in the place of another, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws { throw CocoaError(.featureUnsupported) }

  /// Returns the place in the history of stores: always nil here.
  open func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? { nil }

  /// Calls a function at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Calls a function at once.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Returns the store at an address; nil if none was opened with it.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
  /// Gives a store another address; returns that it has it.
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }
  /// Returns the address of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }
  /// Closes a store, with the last of which all objects are gone; never throws.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { storedObjects.remove(Set(storedObjects.all)) }
  }
  /// Removes a store, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { throw CocoaError(.featureUnsupported) }
  /// Moves a store, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore { throw CocoaError(.featureUnsupported) }
  /// Returns the identifier of an address; nil if no object that was saved has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    storedObjects.all.first { $0.objectID.uriRepresentation() == url }?.objectID
  }
}

extension NSPersistentStore {
  /// The sort of a store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name of the sort.
    public let rawValue: String
    /// Creates a sort of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A database of SQLite.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A store in memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    /// A binary file of all objects.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }
}

extension NSPersistentStoreCoordinator {
  /// Opens a store without objects; never throws, as no file is read.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Removes a store, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  public func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options) }

  /// Moves a store, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
  }

  /// Puts a store in the place of another, and fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    type sourceType: NSPersistentStore.StoreType
  ) throws {
    try replacePersistentStore(
      at: destinationURL, destinationOptions: destinationOptions,
      withPersistentStoreFrom: sourceURL, sourceOptions: sourceOptions,
      ofType: sourceType.rawValue)
  }

  /// Returns what is said of a store: nothing here, and always fails.
  ///
  /// - Throws: Always `CocoaError.featureUnsupported`.
  public class func metadataForPersistentStore(
    type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options)
  }

  /// Calls a function at once, and returns its value or throws its error.
  public func perform<Value>(_ block: @escaping () throws -> Value) async rethrows -> Value {
    try block()
  }

  /// Calls a function at once, and returns its value or throws its error.
  public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }
}

/// What is asked of the stores.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// The stores that are asked; nil asks all.
  open var affectedStores: [NSPersistentStore]?
  /// Creates a request to a store.
  public override init() {}
}

/// What the stores answer.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// A version of the stores.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The version of now.
  open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
  /// Returns the version itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
