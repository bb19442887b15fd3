//
// ConfigureCitiesIntent.swift
//
// Generated from an intent definition; change the definition instead.
// swift-format-ignore-file
//

#if hasFeature(InternalImportsByDefault)
public import Intents
@_exported public import class Intents.NSUserActivity
#else
import Intents
@_exported import class Intents.NSUserActivity
#endif

public class ConfigureCitiesIntent: INIntent {
    public var list: [City]? {
        get { generatedValues["list"] }
        set { generatedValues["list"] = newValue }
    }

    public var station: String? {
        get { generatedValues["station"] }
        set { generatedValues["station"] = newValue }
    }

    public var limit: NSNumber? {
        get { generatedValues["limit"] }
        set { generatedValues["limit"] = newValue }
    }

    public var shade: Shade {
        get { generatedValues["shade", otherwise: .`unknown`] }
        set { generatedValues["shade", otherwise: .`unknown`] = newValue }
    }

    public var home: City? {
        get { generatedValues["home"] }
        set { generatedValues["home"] = newValue }
    }

    public var withImage: NSNumber? {
        get { generatedValues["withImage"] }
        set { generatedValues["withImage"] = newValue }
    }

    override public class var generatedProperties: [INGeneratedProperty] {
        var properties: [INGeneratedProperty] = []
        properties.append(
            INGeneratedProperty("list", .object(City.self), isArray: true)
                .options("provideListOptionsCollection(for:)") {
                    (handler: any ConfigureCitiesIntentHandling, intent: ConfigureCitiesIntent, _: String?, completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void) in
                    handler.provideListOptionsCollection(for: intent, with: completion)
                }
                .defaultValue("defaultList(for:)") { (handler: any ConfigureCitiesIntentHandling, intent: ConfigureCitiesIntent) in
                    handler.defaultList(for: intent)
                }
        )
        properties.append(
            INGeneratedProperty("station", .string)
                .options("provideStationOptionsCollection(for:searchTerm:)", searches: true) {
                    (handler: any ConfigureCitiesIntentHandling, intent: ConfigureCitiesIntent, searchTerm: String?, completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Swift.Void) in
                    handler.provideStationOptionsCollection(for: intent, searchTerm: searchTerm, with: completion)
                }
                .defaultValue("defaultStation(for:)") { (handler: any ConfigureCitiesIntentHandling, intent: ConfigureCitiesIntent) in
                    handler.defaultStation(for: intent)
                }
        )
        properties.append(
            INGeneratedProperty("limit", .integer)
                .options("provideLimitOptionsCollection(for:)") {
                    (handler: any ConfigureCitiesIntentHandling, intent: ConfigureCitiesIntent, _: String?, completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Swift.Void) in
                    handler.provideLimitOptionsCollection(for: intent, with: completion)
                }
                .defaultValue("defaultLimit(for:)") { (handler: any ConfigureCitiesIntentHandling, intent: ConfigureCitiesIntent) in
                    handler.defaultLimit(for: intent)
                }
        )
        properties.append(
            INGeneratedProperty("shade", .enumeration(Shade.generatedCases))
        )
        properties.append(
            INGeneratedProperty("home", .object(City.self))
                .options("provideHomeOptionsCollection(for:searchTerm:)", searches: true) {
                    (handler: any ConfigureCitiesIntentHandling, intent: ConfigureCitiesIntent, searchTerm: String?, completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void) in
                    handler.provideHomeOptionsCollection(for: intent, searchTerm: searchTerm, with: completion)
                }
                .defaultValue("defaultHome(for:)") { (handler: any ConfigureCitiesIntentHandling, intent: ConfigureCitiesIntent) in
                    handler.defaultHome(for: intent)
                }
        )
        properties.append(
            INGeneratedProperty("withImage", .boolean)
        )
        return properties
    }

    override public class var generatedActions: INGeneratedActions? {
        INGeneratedActions(
            of: "ConfigureCitiesIntentHandling",
            handle: { (handler: any ConfigureCitiesIntentHandling, intent: ConfigureCitiesIntent, completion: @escaping (ConfigureCitiesIntentResponse) -> Swift.Void) in
                handler.handle(intent: intent, completion: completion)
            },
            confirm: { (handler: any ConfigureCitiesIntentHandling, intent: ConfigureCitiesIntent, completion: @escaping (ConfigureCitiesIntentResponse) -> Swift.Void) in
                handler.confirm(intent: intent, completion: completion)
            }
        )
    }
}

public protocol ConfigureCitiesIntentHandling: NSObjectProtocol {
    func provideListOptionsCollection(for intent: ConfigureCitiesIntent, with completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void)
    func provideListOptionsCollection(for intent: ConfigureCitiesIntent) async throws -> INObjectCollection<City>

    func provideStationOptionsCollection(for intent: ConfigureCitiesIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Swift.Void)
    func provideStationOptionsCollection(for intent: ConfigureCitiesIntent, searchTerm: String?) async throws -> INObjectCollection<NSString>

    func provideLimitOptionsCollection(for intent: ConfigureCitiesIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Swift.Void)
    func provideLimitOptionsCollection(for intent: ConfigureCitiesIntent) async throws -> INObjectCollection<NSNumber>

    func provideHomeOptionsCollection(for intent: ConfigureCitiesIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void)
    func provideHomeOptionsCollection(for intent: ConfigureCitiesIntent, searchTerm: String?) async throws -> INObjectCollection<City>

    func confirm(intent: ConfigureCitiesIntent, completion: @escaping (ConfigureCitiesIntentResponse) -> Swift.Void)
    func confirm(intent: ConfigureCitiesIntent) async -> ConfigureCitiesIntentResponse

    func handle(intent: ConfigureCitiesIntent, completion: @escaping (ConfigureCitiesIntentResponse) -> Swift.Void)
    func handle(intent: ConfigureCitiesIntent) async -> ConfigureCitiesIntentResponse

    func defaultList(for intent: ConfigureCitiesIntent) -> [City]?
    func provideListOptions(for intent: ConfigureCitiesIntent, with completion: @escaping ([City]?, (any Error)?) -> Swift.Void)
    func defaultStation(for intent: ConfigureCitiesIntent) -> String?
    func provideStationOptions(for intent: ConfigureCitiesIntent, with completion: @escaping ([String]?, (any Error)?) -> Swift.Void)
    func defaultLimit(for intent: ConfigureCitiesIntent) -> NSNumber?
    func provideLimitOptions(for intent: ConfigureCitiesIntent, with completion: @escaping ([NSNumber]?, (any Error)?) -> Swift.Void)
    func defaultHome(for intent: ConfigureCitiesIntent) -> City?
    func provideHomeOptions(for intent: ConfigureCitiesIntent, with completion: @escaping ([City]?, (any Error)?) -> Swift.Void)
}

extension ConfigureCitiesIntentHandling {
    public func provideListOptionsCollection(for intent: ConfigureCitiesIntent, with completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideListOptionsCollection(for:)", of: self, completion) {
            try await self.provideListOptionsCollection(for: intent)
        }
    }

    public func provideListOptionsCollection(for intent: ConfigureCitiesIntent) async throws -> INObjectCollection<City> {
        try await INHandlerForms.answer("provideListOptionsCollection(for:)", of: self) {
            self.provideListOptionsCollection(for: intent, with: $0)
        }
    }

    public func provideStationOptionsCollection(for intent: ConfigureCitiesIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideStationOptionsCollection(for:searchTerm:)", of: self, completion) {
            try await self.provideStationOptionsCollection(for: intent, searchTerm: searchTerm)
        }
    }

    public func provideStationOptionsCollection(for intent: ConfigureCitiesIntent, searchTerm: String?) async throws -> INObjectCollection<NSString> {
        try await INHandlerForms.answer("provideStationOptionsCollection(for:searchTerm:)", of: self) {
            self.provideStationOptionsCollection(for: intent, searchTerm: searchTerm, with: $0)
        }
    }

    public func provideLimitOptionsCollection(for intent: ConfigureCitiesIntent, with completion: @escaping (INObjectCollection<NSNumber>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideLimitOptionsCollection(for:)", of: self, completion) {
            try await self.provideLimitOptionsCollection(for: intent)
        }
    }

    public func provideLimitOptionsCollection(for intent: ConfigureCitiesIntent) async throws -> INObjectCollection<NSNumber> {
        try await INHandlerForms.answer("provideLimitOptionsCollection(for:)", of: self) {
            self.provideLimitOptionsCollection(for: intent, with: $0)
        }
    }

    public func provideHomeOptionsCollection(for intent: ConfigureCitiesIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideHomeOptionsCollection(for:searchTerm:)", of: self, completion) {
            try await self.provideHomeOptionsCollection(for: intent, searchTerm: searchTerm)
        }
    }

    public func provideHomeOptionsCollection(for intent: ConfigureCitiesIntent, searchTerm: String?) async throws -> INObjectCollection<City> {
        try await INHandlerForms.answer("provideHomeOptionsCollection(for:searchTerm:)", of: self) {
            self.provideHomeOptionsCollection(for: intent, searchTerm: searchTerm, with: $0)
        }
    }

    public func confirm(intent: ConfigureCitiesIntent, completion: @escaping (ConfigureCitiesIntentResponse) -> Swift.Void) {
        INHandlerForms.complete("confirm(intent:)", of: self, completion) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: ConfigureCitiesIntent) async -> ConfigureCitiesIntentResponse {
        await INHandlerForms.answer("confirm(intent:)", of: self, isOptional: true, otherwise: ConfigureCitiesIntentResponse(code: .ready, userActivity: nil)) {
            self.confirm(intent: intent, completion: $0)
        }
    }

    public func handle(intent: ConfigureCitiesIntent, completion: @escaping (ConfigureCitiesIntentResponse) -> Swift.Void) {
        INHandlerForms.complete("handle(intent:)", of: self, completion) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: ConfigureCitiesIntent) async -> ConfigureCitiesIntentResponse {
        await INHandlerForms.answer("handle(intent:)", of: self, isOptional: true, otherwise: ConfigureCitiesIntentResponse(code: .unspecified, userActivity: nil)) {
            self.handle(intent: intent, completion: $0)
        }
    }

    public func defaultList(for intent: ConfigureCitiesIntent) -> [City]? { nil }

    public func provideListOptions(for intent: ConfigureCitiesIntent, with completion: @escaping ([City]?, (any Error)?) -> Swift.Void) {
        provideListOptionsCollection(for: intent) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }

    public func defaultStation(for intent: ConfigureCitiesIntent) -> String? { nil }

    public func provideStationOptions(for intent: ConfigureCitiesIntent, with completion: @escaping ([String]?, (any Error)?) -> Swift.Void) {
        provideStationOptionsCollection(for: intent, searchTerm: nil) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }

    public func defaultLimit(for intent: ConfigureCitiesIntent) -> NSNumber? { nil }

    public func provideLimitOptions(for intent: ConfigureCitiesIntent, with completion: @escaping ([NSNumber]?, (any Error)?) -> Swift.Void) {
        provideLimitOptionsCollection(for: intent) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }

    public func defaultHome(for intent: ConfigureCitiesIntent) -> City? { nil }

    public func provideHomeOptions(for intent: ConfigureCitiesIntent, with completion: @escaping ([City]?, (any Error)?) -> Swift.Void) {
        provideHomeOptionsCollection(for: intent, searchTerm: nil) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }
}

public enum ConfigureCitiesIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

public class ConfigureCitiesIntentResponse: INIntentResponse {
    public fileprivate(set) var code: ConfigureCitiesIntentResponseCode {
        get { ConfigureCitiesIntentResponseCode(rawValue: generatedCode) ?? .unspecified }
        set { generatedCode = newValue.rawValue }
    }

    public convenience init(code: ConfigureCitiesIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}
