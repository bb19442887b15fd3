//
// EveryKindIntent.swift
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

public class EveryKindIntent: INIntent {
    public var text: String? {
        get { generatedValues["text"] }
        set { generatedValues["text"] = newValue }
    }

    public var words: [String]? {
        get { generatedValues["words"] }
        set { generatedValues["words"] = newValue }
    }

    public var count: NSNumber? {
        get { generatedValues["count"] }
        set { generatedValues["count"] = newValue }
    }

    public var ratio: NSNumber? {
        get { generatedValues["ratio"] }
        set { generatedValues["ratio"] = newValue }
    }

    public var flag: NSNumber? {
        get { generatedValues["flag"] }
        set { generatedValues["flag"] = newValue }
    }

    public var delay: NSNumber? {
        get { generatedValues["delay"] }
        set { generatedValues["delay"] = newValue }
    }

    public var start: DateComponents? {
        get { generatedValues["start"] }
        set { generatedValues["start"] = newValue }
    }

    public var page: URL? {
        get { generatedValues["page"] }
        set { generatedValues["page"] = newValue }
    }

    public var document: INFile? {
        get { generatedValues["document"] }
        set { generatedValues["document"] = newValue }
    }

    public var friend: INPerson? {
        get { generatedValues["friend"] }
        set { generatedValues["friend"] = newValue }
    }

    public var place: CLPlacemark? {
        get { generatedValues["place"] }
        set { generatedValues["place"] = newValue }
    }

    public var price: INCurrencyAmount? {
        get { generatedValues["price"] }
        set { generatedValues["price"] = newValue }
    }

    public var payment: INPaymentMethod? {
        get { generatedValues["payment"] }
        set { generatedValues["payment"] = newValue }
    }

    public var warmth: Measurement<UnitTemperature>? {
        get { generatedValues["warmth"] }
        set { generatedValues["warmth"] = newValue }
    }

    public var height: Measurement<UnitLength>? {
        get { generatedValues["height"] }
        set { generatedValues["height"] = newValue }
    }

    public var weight: Measurement<UnitMass>? {
        get { generatedValues["weight"] }
        set { generatedValues["weight"] = newValue }
    }

    public var speed: Measurement<UnitSpeed>? {
        get { generatedValues["speed"] }
        set { generatedValues["speed"] = newValue }
    }

    public var volume: Measurement<UnitVolume>? {
        get { generatedValues["volume"] }
        set { generatedValues["volume"] = newValue }
    }

    public var energy: Measurement<UnitEnergy>? {
        get { generatedValues["energy"] }
        set { generatedValues["energy"] = newValue }
    }

    public var color: Shade {
        get { generatedValues["color", otherwise: .`unknown`] }
        set { generatedValues["color", otherwise: .`unknown`] = newValue }
    }

    public var colors: [NSNumber]? {
        get { generatedValues["colors"] }
        set { generatedValues["colors"] = newValue }
    }

    public var city: City? {
        get { generatedValues["city"] }
        set { generatedValues["city"] = newValue }
    }

    public var cities: [City]? {
        get { generatedValues["cities"] }
        set { generatedValues["cities"] = newValue }
    }

    public var thing: INObject? {
        get { generatedValues["thing"] }
        set { generatedValues["thing"] = newValue }
    }

    public var `default`: String? {
        get { generatedValues["default"] }
        set { generatedValues["default"] = newValue }
    }

    public var `in`: NSNumber? {
        get { generatedValues["in"] }
        set { generatedValues["in"] = newValue }
    }

    override public class var generatedProperties: [INGeneratedProperty] {
        var properties: [INGeneratedProperty] = []
        properties.append(
            INGeneratedProperty("text", .string)
                .options("provideTextOptionsCollection(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, _: String?, completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Swift.Void) in
                    handler.provideTextOptionsCollection(for: intent, with: completion)
                }
                .defaultValue("defaultText(for:)") { (handler: any EveryKindIntentHandling, intent: EveryKindIntent) in
                    handler.defaultText(for: intent)
                }
                .resolution("resolveText(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INStringResolutionResult) -> Swift.Void) in
                    handler.resolveText(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("words", .string, isArray: true)
                .resolutions("resolveWords(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping ([INStringResolutionResult]) -> Swift.Void) in
                    handler.resolveWords(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("count", .integer)
                .resolution("resolveCount(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (EveryKindCountResolutionResult) -> Swift.Void) in
                    handler.resolveCount(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("ratio", .decimal)
                .resolution("resolveRatio(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INDoubleResolutionResult) -> Swift.Void) in
                    handler.resolveRatio(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("flag", .boolean)
                .resolution("resolveFlag(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INBooleanResolutionResult) -> Swift.Void) in
                    handler.resolveFlag(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("delay", .timeInterval)
                .resolution("resolveDelay(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INTimeIntervalResolutionResult) -> Swift.Void) in
                    handler.resolveDelay(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("start", .dateComponents)
                .resolution("resolveStart(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INDateComponentsResolutionResult) -> Swift.Void) in
                    handler.resolveStart(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("page", .url)
                .options("providePageOptionsCollection(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, _: String?, completion: @escaping (INObjectCollection<NSURL>?, (any Error)?) -> Swift.Void) in
                    handler.providePageOptionsCollection(for: intent, with: completion)
                }
                .defaultValue("defaultPage(for:)") { (handler: any EveryKindIntentHandling, intent: EveryKindIntent) in
                    handler.defaultPage(for: intent)
                }
                .resolution("resolvePage(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INURLResolutionResult) -> Swift.Void) in
                    handler.resolvePage(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("document", .file)
                .resolution("resolveDocument(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INFileResolutionResult) -> Swift.Void) in
                    handler.resolveDocument(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("friend", .person)
                .resolution("resolveFriend(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INPersonResolutionResult) -> Swift.Void) in
                    handler.resolveFriend(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("place", .placemark)
                .resolution("resolvePlace(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INPlacemarkResolutionResult) -> Swift.Void) in
                    handler.resolvePlace(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("price", .currencyAmount)
                .resolution("resolvePrice(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INCurrencyAmountResolutionResult) -> Swift.Void) in
                    handler.resolvePrice(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("payment", .paymentMethod)
                .resolution("resolvePayment(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INPaymentMethodResolutionResult) -> Swift.Void) in
                    handler.resolvePayment(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("warmth", .measurement(UnitTemperature.self))
                .options("provideWarmthOptionsCollection(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, _: String?, completion: @escaping (INObjectCollection<NSMeasurement>?, (any Error)?) -> Swift.Void) in
                    handler.provideWarmthOptionsCollection(for: intent, with: completion)
                }
                .defaultValue("defaultWarmth(for:)") { (handler: any EveryKindIntentHandling, intent: EveryKindIntent) in
                    handler.defaultWarmth(for: intent)
                }
                .resolution("resolveWarmth(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INTemperatureResolutionResult) -> Swift.Void) in
                    handler.resolveWarmth(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("height", .measurement(UnitLength.self))
                .resolution("resolveHeight(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INLengthResolutionResult) -> Swift.Void) in
                    handler.resolveHeight(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("weight", .measurement(UnitMass.self))
                .resolution("resolveWeight(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INMassResolutionResult) -> Swift.Void) in
                    handler.resolveWeight(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("speed", .measurement(UnitSpeed.self))
                .resolution("resolveSpeed(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INSpeedResolutionResult) -> Swift.Void) in
                    handler.resolveSpeed(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("volume", .measurement(UnitVolume.self))
                .resolution("resolveVolume(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INVolumeResolutionResult) -> Swift.Void) in
                    handler.resolveVolume(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("energy", .measurement(UnitEnergy.self))
                .resolution("resolveEnergy(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INEnergyResolutionResult) -> Swift.Void) in
                    handler.resolveEnergy(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("color", .enumeration(Shade.generatedCases))
                .resolution("resolveColor(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (EveryKindColorResolutionResult) -> Swift.Void) in
                    handler.resolveColor(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("colors", .enumeration(Shade.generatedCases), isArray: true)
        )
        properties.append(
            INGeneratedProperty("city", .object(City.self))
                .options("provideCityOptionsCollection(for:searchTerm:)", searches: true) {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, searchTerm: String?, completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void) in
                    handler.provideCityOptionsCollection(for: intent, searchTerm: searchTerm, with: completion)
                }
                .defaultValue("defaultCity(for:)") { (handler: any EveryKindIntentHandling, intent: EveryKindIntent) in
                    handler.defaultCity(for: intent)
                }
                .resolution("resolveCity(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (CityResolutionResult) -> Swift.Void) in
                    handler.resolveCity(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("cities", .object(City.self), isArray: true)
                .options("provideCitiesOptionsCollection(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, _: String?, completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void) in
                    handler.provideCitiesOptionsCollection(for: intent, with: completion)
                }
                .defaultValue("defaultCities(for:)") { (handler: any EveryKindIntentHandling, intent: EveryKindIntent) in
                    handler.defaultCities(for: intent)
                }
                .resolutions("resolveCities(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping ([EveryKindCitiesResolutionResult]) -> Swift.Void) in
                    handler.resolveCities(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("thing", .object(INObject.self))
                .options("provideThingOptionsCollection(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, _: String?, completion: @escaping (INObjectCollection<INObject>?, (any Error)?) -> Swift.Void) in
                    handler.provideThingOptionsCollection(for: intent, with: completion)
                }
                .defaultValue("defaultThing(for:)") { (handler: any EveryKindIntentHandling, intent: EveryKindIntent) in
                    handler.defaultThing(for: intent)
                }
                .resolution("resolveThing(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (INObjectResolutionResult) -> Swift.Void) in
                    handler.resolveThing(for: intent, with: completion)
                }
        )
        properties.append(
            INGeneratedProperty("default", .string)
                .options("provideDefaultOptionsCollection(for:)") {
                    (handler: any EveryKindIntentHandling, intent: EveryKindIntent, _: String?, completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Swift.Void) in
                    handler.provideDefaultOptionsCollection(for: intent, with: completion)
                }
                .defaultValue("defaultDefault(for:)") { (handler: any EveryKindIntentHandling, intent: EveryKindIntent) in
                    handler.defaultDefault(for: intent)
                }
        )
        properties.append(
            INGeneratedProperty("in", .boolean)
        )
        return properties
    }

    override public class var generatedActions: INGeneratedActions? {
        INGeneratedActions(
            of: "EveryKindIntentHandling",
            handle: { (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (EveryKindIntentResponse) -> Swift.Void) in
                handler.handle(intent: intent, completion: completion)
            },
            confirm: { (handler: any EveryKindIntentHandling, intent: EveryKindIntent, completion: @escaping (EveryKindIntentResponse) -> Swift.Void) in
                handler.confirm(intent: intent, completion: completion)
            }
        )
    }
}

public protocol EveryKindIntentHandling: NSObjectProtocol {
    func handle(intent: EveryKindIntent, completion: @escaping (EveryKindIntentResponse) -> Swift.Void)
    func handle(intent: EveryKindIntent) async -> EveryKindIntentResponse

    func resolveText(for intent: EveryKindIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void)
    func resolveText(for intent: EveryKindIntent) async -> INStringResolutionResult

    func resolveWords(for intent: EveryKindIntent, with completion: @escaping ([INStringResolutionResult]) -> Swift.Void)
    func resolveWords(for intent: EveryKindIntent) async -> [INStringResolutionResult]

    func resolveCount(for intent: EveryKindIntent, with completion: @escaping (EveryKindCountResolutionResult) -> Swift.Void)
    func resolveCount(for intent: EveryKindIntent) async -> EveryKindCountResolutionResult

    func resolveRatio(for intent: EveryKindIntent, with completion: @escaping (INDoubleResolutionResult) -> Swift.Void)
    func resolveRatio(for intent: EveryKindIntent) async -> INDoubleResolutionResult

    func resolveFlag(for intent: EveryKindIntent, with completion: @escaping (INBooleanResolutionResult) -> Swift.Void)
    func resolveFlag(for intent: EveryKindIntent) async -> INBooleanResolutionResult

    func resolveDelay(for intent: EveryKindIntent, with completion: @escaping (INTimeIntervalResolutionResult) -> Swift.Void)
    func resolveDelay(for intent: EveryKindIntent) async -> INTimeIntervalResolutionResult

    func resolveStart(for intent: EveryKindIntent, with completion: @escaping (INDateComponentsResolutionResult) -> Swift.Void)
    func resolveStart(for intent: EveryKindIntent) async -> INDateComponentsResolutionResult

    func resolvePage(for intent: EveryKindIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void)
    func resolvePage(for intent: EveryKindIntent) async -> INURLResolutionResult

    func resolveDocument(for intent: EveryKindIntent, with completion: @escaping (INFileResolutionResult) -> Swift.Void)
    func resolveDocument(for intent: EveryKindIntent) async -> INFileResolutionResult

    func resolveFriend(for intent: EveryKindIntent, with completion: @escaping (INPersonResolutionResult) -> Swift.Void)
    func resolveFriend(for intent: EveryKindIntent) async -> INPersonResolutionResult

    func resolvePlace(for intent: EveryKindIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Swift.Void)
    func resolvePlace(for intent: EveryKindIntent) async -> INPlacemarkResolutionResult

    func resolvePrice(for intent: EveryKindIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Swift.Void)
    func resolvePrice(for intent: EveryKindIntent) async -> INCurrencyAmountResolutionResult

    func resolvePayment(for intent: EveryKindIntent, with completion: @escaping (INPaymentMethodResolutionResult) -> Swift.Void)
    func resolvePayment(for intent: EveryKindIntent) async -> INPaymentMethodResolutionResult

    func resolveWarmth(for intent: EveryKindIntent, with completion: @escaping (INTemperatureResolutionResult) -> Swift.Void)
    func resolveWarmth(for intent: EveryKindIntent) async -> INTemperatureResolutionResult

    func resolveHeight(for intent: EveryKindIntent, with completion: @escaping (INLengthResolutionResult) -> Swift.Void)
    func resolveHeight(for intent: EveryKindIntent) async -> INLengthResolutionResult

    func resolveWeight(for intent: EveryKindIntent, with completion: @escaping (INMassResolutionResult) -> Swift.Void)
    func resolveWeight(for intent: EveryKindIntent) async -> INMassResolutionResult

    func resolveSpeed(for intent: EveryKindIntent, with completion: @escaping (INSpeedResolutionResult) -> Swift.Void)
    func resolveSpeed(for intent: EveryKindIntent) async -> INSpeedResolutionResult

    func resolveVolume(for intent: EveryKindIntent, with completion: @escaping (INVolumeResolutionResult) -> Swift.Void)
    func resolveVolume(for intent: EveryKindIntent) async -> INVolumeResolutionResult

    func resolveEnergy(for intent: EveryKindIntent, with completion: @escaping (INEnergyResolutionResult) -> Swift.Void)
    func resolveEnergy(for intent: EveryKindIntent) async -> INEnergyResolutionResult

    func resolveColor(for intent: EveryKindIntent, with completion: @escaping (EveryKindColorResolutionResult) -> Swift.Void)
    func resolveColor(for intent: EveryKindIntent) async -> EveryKindColorResolutionResult

    func resolveCity(for intent: EveryKindIntent, with completion: @escaping (CityResolutionResult) -> Swift.Void)
    func resolveCity(for intent: EveryKindIntent) async -> CityResolutionResult

    func resolveCities(for intent: EveryKindIntent, with completion: @escaping ([EveryKindCitiesResolutionResult]) -> Swift.Void)
    func resolveCities(for intent: EveryKindIntent) async -> [EveryKindCitiesResolutionResult]

    func resolveThing(for intent: EveryKindIntent, with completion: @escaping (INObjectResolutionResult) -> Swift.Void)
    func resolveThing(for intent: EveryKindIntent) async -> INObjectResolutionResult

    func provideTextOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Swift.Void)
    func provideTextOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<NSString>

    func providePageOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<NSURL>?, (any Error)?) -> Swift.Void)
    func providePageOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<NSURL>

    func provideWarmthOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<NSMeasurement>?, (any Error)?) -> Swift.Void)
    func provideWarmthOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<NSMeasurement>

    func provideCityOptionsCollection(for intent: EveryKindIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void)
    func provideCityOptionsCollection(for intent: EveryKindIntent, searchTerm: String?) async throws -> INObjectCollection<City>

    func provideCitiesOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void)
    func provideCitiesOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<City>

    func provideThingOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<INObject>?, (any Error)?) -> Swift.Void)
    func provideThingOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<INObject>

    func provideDefaultOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Swift.Void)
    func provideDefaultOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<NSString>

    func confirm(intent: EveryKindIntent, completion: @escaping (EveryKindIntentResponse) -> Swift.Void)
    func confirm(intent: EveryKindIntent) async -> EveryKindIntentResponse

    func defaultText(for intent: EveryKindIntent) -> String?
    func provideTextOptions(for intent: EveryKindIntent, with completion: @escaping ([String]?, (any Error)?) -> Swift.Void)
    func defaultPage(for intent: EveryKindIntent) -> URL?
    func providePageOptions(for intent: EveryKindIntent, with completion: @escaping ([URL]?, (any Error)?) -> Swift.Void)
    func defaultWarmth(for intent: EveryKindIntent) -> Measurement<UnitTemperature>?
    func provideWarmthOptions(for intent: EveryKindIntent, with completion: @escaping ([Measurement<UnitTemperature>]?, (any Error)?) -> Swift.Void)
    func defaultCity(for intent: EveryKindIntent) -> City?
    func provideCityOptions(for intent: EveryKindIntent, with completion: @escaping ([City]?, (any Error)?) -> Swift.Void)
    func defaultCities(for intent: EveryKindIntent) -> [City]?
    func provideCitiesOptions(for intent: EveryKindIntent, with completion: @escaping ([City]?, (any Error)?) -> Swift.Void)
    func defaultThing(for intent: EveryKindIntent) -> INObject?
    func provideThingOptions(for intent: EveryKindIntent, with completion: @escaping ([INObject]?, (any Error)?) -> Swift.Void)
    func defaultDefault(for intent: EveryKindIntent) -> String?
    func provideDefaultOptions(for intent: EveryKindIntent, with completion: @escaping ([String]?, (any Error)?) -> Swift.Void)
}

extension EveryKindIntentHandling {
    public func handle(intent: EveryKindIntent, completion: @escaping (EveryKindIntentResponse) -> Swift.Void) {
        INHandlerForms.complete("handle(intent:)", of: self, completion) {
            await self.handle(intent: intent)
        }
    }

    public func handle(intent: EveryKindIntent) async -> EveryKindIntentResponse {
        await INHandlerForms.answer("handle(intent:)", of: self, otherwise: EveryKindIntentResponse(code: .failure, userActivity: nil)) {
            self.handle(intent: intent, completion: $0)
        }
    }

    public func resolveText(for intent: EveryKindIntent, with completion: @escaping (INStringResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveText(for:)", of: self, completion) {
            await self.resolveText(for: intent)
        }
    }

    public func resolveText(for intent: EveryKindIntent) async -> INStringResolutionResult {
        await INHandlerForms.answer("resolveText(for:)", of: self, otherwise: INStringResolutionResult.unsupported()) {
            self.resolveText(for: intent, with: $0)
        }
    }

    public func resolveWords(for intent: EveryKindIntent, with completion: @escaping ([INStringResolutionResult]) -> Swift.Void) {
        INHandlerForms.complete("resolveWords(for:)", of: self, completion) {
            await self.resolveWords(for: intent)
        }
    }

    public func resolveWords(for intent: EveryKindIntent) async -> [INStringResolutionResult] {
        await INHandlerForms.answer("resolveWords(for:)", of: self, otherwise: []) {
            self.resolveWords(for: intent, with: $0)
        }
    }

    public func resolveCount(for intent: EveryKindIntent, with completion: @escaping (EveryKindCountResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveCount(for:)", of: self, completion) {
            await self.resolveCount(for: intent)
        }
    }

    public func resolveCount(for intent: EveryKindIntent) async -> EveryKindCountResolutionResult {
        await INHandlerForms.answer("resolveCount(for:)", of: self, otherwise: EveryKindCountResolutionResult.unsupported()) {
            self.resolveCount(for: intent, with: $0)
        }
    }

    public func resolveRatio(for intent: EveryKindIntent, with completion: @escaping (INDoubleResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveRatio(for:)", of: self, completion) {
            await self.resolveRatio(for: intent)
        }
    }

    public func resolveRatio(for intent: EveryKindIntent) async -> INDoubleResolutionResult {
        await INHandlerForms.answer("resolveRatio(for:)", of: self, otherwise: INDoubleResolutionResult.unsupported()) {
            self.resolveRatio(for: intent, with: $0)
        }
    }

    public func resolveFlag(for intent: EveryKindIntent, with completion: @escaping (INBooleanResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveFlag(for:)", of: self, completion) {
            await self.resolveFlag(for: intent)
        }
    }

    public func resolveFlag(for intent: EveryKindIntent) async -> INBooleanResolutionResult {
        await INHandlerForms.answer("resolveFlag(for:)", of: self, otherwise: INBooleanResolutionResult.unsupported()) {
            self.resolveFlag(for: intent, with: $0)
        }
    }

    public func resolveDelay(for intent: EveryKindIntent, with completion: @escaping (INTimeIntervalResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveDelay(for:)", of: self, completion) {
            await self.resolveDelay(for: intent)
        }
    }

    public func resolveDelay(for intent: EveryKindIntent) async -> INTimeIntervalResolutionResult {
        await INHandlerForms.answer("resolveDelay(for:)", of: self, otherwise: INTimeIntervalResolutionResult.unsupported()) {
            self.resolveDelay(for: intent, with: $0)
        }
    }

    public func resolveStart(for intent: EveryKindIntent, with completion: @escaping (INDateComponentsResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveStart(for:)", of: self, completion) {
            await self.resolveStart(for: intent)
        }
    }

    public func resolveStart(for intent: EveryKindIntent) async -> INDateComponentsResolutionResult {
        await INHandlerForms.answer("resolveStart(for:)", of: self, otherwise: INDateComponentsResolutionResult.unsupported()) {
            self.resolveStart(for: intent, with: $0)
        }
    }

    public func resolvePage(for intent: EveryKindIntent, with completion: @escaping (INURLResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolvePage(for:)", of: self, completion) {
            await self.resolvePage(for: intent)
        }
    }

    public func resolvePage(for intent: EveryKindIntent) async -> INURLResolutionResult {
        await INHandlerForms.answer("resolvePage(for:)", of: self, otherwise: INURLResolutionResult.unsupported()) {
            self.resolvePage(for: intent, with: $0)
        }
    }

    public func resolveDocument(for intent: EveryKindIntent, with completion: @escaping (INFileResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveDocument(for:)", of: self, completion) {
            await self.resolveDocument(for: intent)
        }
    }

    public func resolveDocument(for intent: EveryKindIntent) async -> INFileResolutionResult {
        await INHandlerForms.answer("resolveDocument(for:)", of: self, otherwise: INFileResolutionResult.unsupported()) {
            self.resolveDocument(for: intent, with: $0)
        }
    }

    public func resolveFriend(for intent: EveryKindIntent, with completion: @escaping (INPersonResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveFriend(for:)", of: self, completion) {
            await self.resolveFriend(for: intent)
        }
    }

    public func resolveFriend(for intent: EveryKindIntent) async -> INPersonResolutionResult {
        await INHandlerForms.answer("resolveFriend(for:)", of: self, otherwise: INPersonResolutionResult.unsupported()) {
            self.resolveFriend(for: intent, with: $0)
        }
    }

    public func resolvePlace(for intent: EveryKindIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolvePlace(for:)", of: self, completion) {
            await self.resolvePlace(for: intent)
        }
    }

    public func resolvePlace(for intent: EveryKindIntent) async -> INPlacemarkResolutionResult {
        await INHandlerForms.answer("resolvePlace(for:)", of: self, otherwise: INPlacemarkResolutionResult.unsupported()) {
            self.resolvePlace(for: intent, with: $0)
        }
    }

    public func resolvePrice(for intent: EveryKindIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolvePrice(for:)", of: self, completion) {
            await self.resolvePrice(for: intent)
        }
    }

    public func resolvePrice(for intent: EveryKindIntent) async -> INCurrencyAmountResolutionResult {
        await INHandlerForms.answer("resolvePrice(for:)", of: self, otherwise: INCurrencyAmountResolutionResult.unsupported()) {
            self.resolvePrice(for: intent, with: $0)
        }
    }

    public func resolvePayment(for intent: EveryKindIntent, with completion: @escaping (INPaymentMethodResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolvePayment(for:)", of: self, completion) {
            await self.resolvePayment(for: intent)
        }
    }

    public func resolvePayment(for intent: EveryKindIntent) async -> INPaymentMethodResolutionResult {
        await INHandlerForms.answer("resolvePayment(for:)", of: self, otherwise: INPaymentMethodResolutionResult.unsupported()) {
            self.resolvePayment(for: intent, with: $0)
        }
    }

    public func resolveWarmth(for intent: EveryKindIntent, with completion: @escaping (INTemperatureResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveWarmth(for:)", of: self, completion) {
            await self.resolveWarmth(for: intent)
        }
    }

    public func resolveWarmth(for intent: EveryKindIntent) async -> INTemperatureResolutionResult {
        await INHandlerForms.answer("resolveWarmth(for:)", of: self, otherwise: INTemperatureResolutionResult.unsupported()) {
            self.resolveWarmth(for: intent, with: $0)
        }
    }

    public func resolveHeight(for intent: EveryKindIntent, with completion: @escaping (INLengthResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveHeight(for:)", of: self, completion) {
            await self.resolveHeight(for: intent)
        }
    }

    public func resolveHeight(for intent: EveryKindIntent) async -> INLengthResolutionResult {
        await INHandlerForms.answer("resolveHeight(for:)", of: self, otherwise: INLengthResolutionResult.unsupported()) {
            self.resolveHeight(for: intent, with: $0)
        }
    }

    public func resolveWeight(for intent: EveryKindIntent, with completion: @escaping (INMassResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveWeight(for:)", of: self, completion) {
            await self.resolveWeight(for: intent)
        }
    }

    public func resolveWeight(for intent: EveryKindIntent) async -> INMassResolutionResult {
        await INHandlerForms.answer("resolveWeight(for:)", of: self, otherwise: INMassResolutionResult.unsupported()) {
            self.resolveWeight(for: intent, with: $0)
        }
    }

    public func resolveSpeed(for intent: EveryKindIntent, with completion: @escaping (INSpeedResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveSpeed(for:)", of: self, completion) {
            await self.resolveSpeed(for: intent)
        }
    }

    public func resolveSpeed(for intent: EveryKindIntent) async -> INSpeedResolutionResult {
        await INHandlerForms.answer("resolveSpeed(for:)", of: self, otherwise: INSpeedResolutionResult.unsupported()) {
            self.resolveSpeed(for: intent, with: $0)
        }
    }

    public func resolveVolume(for intent: EveryKindIntent, with completion: @escaping (INVolumeResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveVolume(for:)", of: self, completion) {
            await self.resolveVolume(for: intent)
        }
    }

    public func resolveVolume(for intent: EveryKindIntent) async -> INVolumeResolutionResult {
        await INHandlerForms.answer("resolveVolume(for:)", of: self, otherwise: INVolumeResolutionResult.unsupported()) {
            self.resolveVolume(for: intent, with: $0)
        }
    }

    public func resolveEnergy(for intent: EveryKindIntent, with completion: @escaping (INEnergyResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveEnergy(for:)", of: self, completion) {
            await self.resolveEnergy(for: intent)
        }
    }

    public func resolveEnergy(for intent: EveryKindIntent) async -> INEnergyResolutionResult {
        await INHandlerForms.answer("resolveEnergy(for:)", of: self, otherwise: INEnergyResolutionResult.unsupported()) {
            self.resolveEnergy(for: intent, with: $0)
        }
    }

    public func resolveColor(for intent: EveryKindIntent, with completion: @escaping (EveryKindColorResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveColor(for:)", of: self, completion) {
            await self.resolveColor(for: intent)
        }
    }

    public func resolveColor(for intent: EveryKindIntent) async -> EveryKindColorResolutionResult {
        await INHandlerForms.answer("resolveColor(for:)", of: self, otherwise: EveryKindColorResolutionResult.unsupported()) {
            self.resolveColor(for: intent, with: $0)
        }
    }

    public func resolveCity(for intent: EveryKindIntent, with completion: @escaping (CityResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveCity(for:)", of: self, completion) {
            await self.resolveCity(for: intent)
        }
    }

    public func resolveCity(for intent: EveryKindIntent) async -> CityResolutionResult {
        await INHandlerForms.answer("resolveCity(for:)", of: self, otherwise: CityResolutionResult.unsupported()) {
            self.resolveCity(for: intent, with: $0)
        }
    }

    public func resolveCities(for intent: EveryKindIntent, with completion: @escaping ([EveryKindCitiesResolutionResult]) -> Swift.Void) {
        INHandlerForms.complete("resolveCities(for:)", of: self, completion) {
            await self.resolveCities(for: intent)
        }
    }

    public func resolveCities(for intent: EveryKindIntent) async -> [EveryKindCitiesResolutionResult] {
        await INHandlerForms.answer("resolveCities(for:)", of: self, otherwise: []) {
            self.resolveCities(for: intent, with: $0)
        }
    }

    public func resolveThing(for intent: EveryKindIntent, with completion: @escaping (INObjectResolutionResult) -> Swift.Void) {
        INHandlerForms.complete("resolveThing(for:)", of: self, completion) {
            await self.resolveThing(for: intent)
        }
    }

    public func resolveThing(for intent: EveryKindIntent) async -> INObjectResolutionResult {
        await INHandlerForms.answer("resolveThing(for:)", of: self, otherwise: INObjectResolutionResult.unsupported()) {
            self.resolveThing(for: intent, with: $0)
        }
    }

    public func provideTextOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideTextOptionsCollection(for:)", of: self, completion) {
            try await self.provideTextOptionsCollection(for: intent)
        }
    }

    public func provideTextOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<NSString> {
        try await INHandlerForms.answer("provideTextOptionsCollection(for:)", of: self) {
            self.provideTextOptionsCollection(for: intent, with: $0)
        }
    }

    public func providePageOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<NSURL>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("providePageOptionsCollection(for:)", of: self, completion) {
            try await self.providePageOptionsCollection(for: intent)
        }
    }

    public func providePageOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<NSURL> {
        try await INHandlerForms.answer("providePageOptionsCollection(for:)", of: self) {
            self.providePageOptionsCollection(for: intent, with: $0)
        }
    }

    public func provideWarmthOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<NSMeasurement>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideWarmthOptionsCollection(for:)", of: self, completion) {
            try await self.provideWarmthOptionsCollection(for: intent)
        }
    }

    public func provideWarmthOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<NSMeasurement> {
        try await INHandlerForms.answer("provideWarmthOptionsCollection(for:)", of: self) {
            self.provideWarmthOptionsCollection(for: intent, with: $0)
        }
    }

    public func provideCityOptionsCollection(for intent: EveryKindIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideCityOptionsCollection(for:searchTerm:)", of: self, completion) {
            try await self.provideCityOptionsCollection(for: intent, searchTerm: searchTerm)
        }
    }

    public func provideCityOptionsCollection(for intent: EveryKindIntent, searchTerm: String?) async throws -> INObjectCollection<City> {
        try await INHandlerForms.answer("provideCityOptionsCollection(for:searchTerm:)", of: self) {
            self.provideCityOptionsCollection(for: intent, searchTerm: searchTerm, with: $0)
        }
    }

    public func provideCitiesOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<City>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideCitiesOptionsCollection(for:)", of: self, completion) {
            try await self.provideCitiesOptionsCollection(for: intent)
        }
    }

    public func provideCitiesOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<City> {
        try await INHandlerForms.answer("provideCitiesOptionsCollection(for:)", of: self) {
            self.provideCitiesOptionsCollection(for: intent, with: $0)
        }
    }

    public func provideThingOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<INObject>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideThingOptionsCollection(for:)", of: self, completion) {
            try await self.provideThingOptionsCollection(for: intent)
        }
    }

    public func provideThingOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<INObject> {
        try await INHandlerForms.answer("provideThingOptionsCollection(for:)", of: self) {
            self.provideThingOptionsCollection(for: intent, with: $0)
        }
    }

    public func provideDefaultOptionsCollection(for intent: EveryKindIntent, with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Swift.Void) {
        INHandlerForms.complete("provideDefaultOptionsCollection(for:)", of: self, completion) {
            try await self.provideDefaultOptionsCollection(for: intent)
        }
    }

    public func provideDefaultOptionsCollection(for intent: EveryKindIntent) async throws -> INObjectCollection<NSString> {
        try await INHandlerForms.answer("provideDefaultOptionsCollection(for:)", of: self) {
            self.provideDefaultOptionsCollection(for: intent, with: $0)
        }
    }

    public func confirm(intent: EveryKindIntent, completion: @escaping (EveryKindIntentResponse) -> Swift.Void) {
        INHandlerForms.complete("confirm(intent:)", of: self, completion) {
            await self.confirm(intent: intent)
        }
    }

    public func confirm(intent: EveryKindIntent) async -> EveryKindIntentResponse {
        await INHandlerForms.answer("confirm(intent:)", of: self, isOptional: true, otherwise: EveryKindIntentResponse(code: .ready, userActivity: nil)) {
            self.confirm(intent: intent, completion: $0)
        }
    }

    public func defaultText(for intent: EveryKindIntent) -> String? { nil }

    public func provideTextOptions(for intent: EveryKindIntent, with completion: @escaping ([String]?, (any Error)?) -> Swift.Void) {
        provideTextOptionsCollection(for: intent) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }

    public func defaultPage(for intent: EveryKindIntent) -> URL? { nil }

    public func providePageOptions(for intent: EveryKindIntent, with completion: @escaping ([URL]?, (any Error)?) -> Swift.Void) {
        providePageOptionsCollection(for: intent) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }

    public func defaultWarmth(for intent: EveryKindIntent) -> Measurement<UnitTemperature>? { nil }

    public func provideWarmthOptions(for intent: EveryKindIntent, with completion: @escaping ([Measurement<UnitTemperature>]?, (any Error)?) -> Swift.Void) {
        provideWarmthOptionsCollection(for: intent) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }

    public func defaultCity(for intent: EveryKindIntent) -> City? { nil }

    public func provideCityOptions(for intent: EveryKindIntent, with completion: @escaping ([City]?, (any Error)?) -> Swift.Void) {
        provideCityOptionsCollection(for: intent, searchTerm: nil) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }

    public func defaultCities(for intent: EveryKindIntent) -> [City]? { nil }

    public func provideCitiesOptions(for intent: EveryKindIntent, with completion: @escaping ([City]?, (any Error)?) -> Swift.Void) {
        provideCitiesOptionsCollection(for: intent) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }

    public func defaultThing(for intent: EveryKindIntent) -> INObject? { nil }

    public func provideThingOptions(for intent: EveryKindIntent, with completion: @escaping ([INObject]?, (any Error)?) -> Swift.Void) {
        provideThingOptionsCollection(for: intent) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }

    public func defaultDefault(for intent: EveryKindIntent) -> String? { nil }

    public func provideDefaultOptions(for intent: EveryKindIntent, with completion: @escaping ([String]?, (any Error)?) -> Swift.Void) {
        provideDefaultOptionsCollection(for: intent) {
            completion(INHandlerForms.items(of: $0), $1)
        }
    }
}

public enum EveryKindIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureUnknownCity = 100
    case `in`
}

public class EveryKindIntentResponse: INIntentResponse {
    public var city: City? {
        get { generatedValues["city"] }
        set { generatedValues["city"] = newValue }
    }

    public var total: NSNumber? {
        get { generatedValues["total"] }
        set { generatedValues["total"] = newValue }
    }

    public var shade: Shade {
        get { generatedValues["shade", otherwise: .`unknown`] }
        set { generatedValues["shade", otherwise: .`unknown`] = newValue }
    }

    public var notes: [String]? {
        get { generatedValues["notes"] }
        set { generatedValues["notes"] = newValue }
    }

    override public class var generatedProperties: [INGeneratedProperty] {
        [
            INGeneratedProperty("city", .object(City.self)),
            INGeneratedProperty("total", .decimal),
            INGeneratedProperty("shade", .enumeration(Shade.generatedCases)),
            INGeneratedProperty("notes", .string, isArray: true),
        ]
    }

    public fileprivate(set) var code: EveryKindIntentResponseCode {
        get { EveryKindIntentResponseCode(rawValue: generatedCode) ?? .unspecified }
        set { generatedCode = newValue.rawValue }
    }

    public convenience init(code: EveryKindIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public static func success(total: NSNumber, city: City) -> EveryKindIntentResponse {
        let intentResponse = EveryKindIntentResponse(code: .success, userActivity: nil)
        intentResponse.total = total
        intentResponse.city = city
        return intentResponse
    }

    public static func failureUnknownCity(_ city: City) -> EveryKindIntentResponse {
        let intentResponse = EveryKindIntentResponse(code: .failureUnknownCity, userActivity: nil)
        intentResponse.city = city
        return intentResponse
    }
}

public enum EveryKindCountUnsupportedReason: Int, Sendable {
    case tooLarge = 1
    case odd
}

public class EveryKindCountResolutionResult: INIntegerResolutionResult {
    public class func unsupported(forReason reason: EveryKindCountUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

public enum EveryKindColorUnsupportedReason: Int, Sendable {
    case tooDark = 1
}

public class EveryKindColorResolutionResult: ShadeResolutionResult {
    public class func unsupported(forReason reason: EveryKindColorUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

public enum EveryKindCitiesUnsupportedReason: Int, Sendable {
    case tooFar = 1
}

public class EveryKindCitiesResolutionResult: CityResolutionResult {
    public class func unsupported(forReason reason: EveryKindCitiesUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}
