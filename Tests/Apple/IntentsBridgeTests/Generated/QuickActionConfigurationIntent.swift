//
// QuickActionConfigurationIntent.swift
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

public class QuickActionConfigurationIntent: INIntent {
    public var transitionDestinations: [TransitionDestination]? {
        get { generatedValues["transitionDestinations"] }
        set { generatedValues["transitionDestinations"] = newValue }
    }

    override public class var generatedProperties: [INGeneratedProperty] {
        var properties: [INGeneratedProperty] = []
        properties.append(
            INGeneratedProperty("transitionDestinations", .object(TransitionDestination.self), isArray: true)
                .options("provideTransitionDestinationsOptionsCollection(for:)") {
                    (handler: any QuickActionConfigurationIntentHandling, intent: QuickActionConfigurationIntent, _: String?, completion: @escaping (INObjectCollection<TransitionDestination>?, (any Error)?) -> Swift.Void) in
                    handler.provideTransitionDestinationsOptionsCollection(for: intent, with: completion)
                }
                .defaultValue("defaultTransitionDestinations(for:)") { (handler: any QuickActionConfigurationIntentHandling, intent: QuickActionConfigurationIntent) in
                    handler.defaultTransitionDestinations(for: intent)
                }
        )
        return properties
    }

    override public class var generatedActions: INGeneratedActions? {
        INGeneratedActions(
            of: "QuickActionConfigurationIntentHandling",
            handle: { (handler: any QuickActionConfigurationIntentHandling, intent: QuickActionConfigurationIntent, completion: @escaping (QuickActionConfigurationIntentResponse) -> Swift.Void) in
                handler.handle(intent: intent, completion: completion)
            },
            confirm: { (handler: any QuickActionConfigurationIntentHandling, intent: QuickActionConfigurationIntent, completion: @escaping (QuickActionConfigurationIntentResponse) -> Swift.Void) in
                handler.confirm(intent: intent, completion: completion)
            }
        )
    }
}

public protocol QuickActionConfigurationIntentHandling: NSObjectProtocol {
    func provideTransitionDestinationsOptionsCollection(for intent: QuickActionConfigurationIntent, with completion: @escaping (INObjectCollection<TransitionDestination>?, (any Error)?) -> Swift.Void)
    func provideTransitionDestinationsOptionsCollection(for intent: QuickActionConfigurationIntent) async throws -> INObjectCollection<TransitionDestination>

    func confirm(intent: QuickActionConfigurationIntent, completion: @escaping (QuickActionConfigurationIntentResponse) -> Swift.Void)
    func confirm(intent: QuickActionConfigurationIntent) async -> QuickActionConfigurationIntentResponse

    func handle(intent: QuickActionConfigurationIntent, completion: @escaping (QuickActionConfigurationIntentResponse) -> Swift.Void)
    func handle(intent: QuickActionConfigurationIntent) async -> QuickActionConfigurationIntentResponse

    func defaultTransitionDestinations(for intent: QuickActionConfigurationIntent) -> [TransitionDestination]?
    func provideTransitionDestinationsOptions(for intent: QuickActionConfigurationIntent, with completion: @escaping ([TransitionDestination]?, (any Error)?) -> Swift.Void)
}

extension QuickActionConfigurationIntentHandling {
    public func provideTransitionDestinationsOptionsCollection(for intent: QuickActionConfigurationIntent, with completion: @escaping (INObjectCollection<TransitionDestination>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideTransitionDestinationsOptionsCollection(for:)", of: self, completion) {
            try await self.provideTransitionDestinationsOptionsCollection(for: intent)
        }
    }

    public func provideTransitionDestinationsOptionsCollection(for intent: QuickActionConfigurationIntent) async throws -> INObjectCollection<TransitionDestination> {
        try await INHandlerForms.answer("provideTransitionDestinationsOptionsCollection(for:)", of: self) {
            self.provideTransitionDestinationsOptionsCollection(for: intent, with: $0)
        }
    }

    public func confirm(intent: QuickActionConfigurationIntent, completion: @escaping (QuickActionConfigurationIntentResponse) -> Swift.Void) {
        INHandlerForms.complete("confirm(intent:)", of: self, completion) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: QuickActionConfigurationIntent) async -> QuickActionConfigurationIntentResponse {
        await INHandlerForms.answer("confirm(intent:)", of: self, isOptional: true, otherwise: QuickActionConfigurationIntentResponse(code: .ready, userActivity: nil)) {
            self.confirm(intent: intent, completion: $0)
        }
    }

    public func handle(intent: QuickActionConfigurationIntent, completion: @escaping (QuickActionConfigurationIntentResponse) -> Swift.Void) {
        INHandlerForms.complete("handle(intent:)", of: self, completion) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: QuickActionConfigurationIntent) async -> QuickActionConfigurationIntentResponse {
        await INHandlerForms.answer("handle(intent:)", of: self, isOptional: true, otherwise: QuickActionConfigurationIntentResponse(code: .unspecified, userActivity: nil)) {
            self.handle(intent: intent, completion: $0)
        }
    }

    public func defaultTransitionDestinations(for intent: QuickActionConfigurationIntent) -> [TransitionDestination]? { nil }

    public func provideTransitionDestinationsOptions(for intent: QuickActionConfigurationIntent, with completion: @escaping ([TransitionDestination]?, (any Error)?) -> Swift.Void) {
        provideTransitionDestinationsOptionsCollection(for: intent) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }
}

public enum QuickActionConfigurationIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

public class QuickActionConfigurationIntentResponse: INIntentResponse {
    public fileprivate(set) var code: QuickActionConfigurationIntentResponseCode {
        get { QuickActionConfigurationIntentResponseCode(rawValue: generatedCode) ?? .unspecified }
        set { generatedCode = newValue.rawValue }
    }

    public convenience init(code: QuickActionConfigurationIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}
