//
// City.swift
//
// Generated from an intent definition; change the definition instead.
// swift-format-ignore-file
//

#if hasFeature(InternalImportsByDefault)
public import Intents
#else
import Intents
#endif

public class City: INObject {
    public var code: String? {
        get { generatedValues["code"] }
        set { generatedValues["code"] = newValue }
    }

    public var rank: NSNumber? {
        get { generatedValues["rank"] }
        set { generatedValues["rank"] = newValue }
    }

    public var isCapital: NSNumber? {
        get { generatedValues["isCapital"] }
        set { generatedValues["isCapital"] = newValue }
    }

    public var link: URL? {
        get { generatedValues["link"] }
        set { generatedValues["link"] = newValue }
    }

    public var founded: DateComponents? {
        get { generatedValues["founded"] }
        set { generatedValues["founded"] = newValue }
    }

    public var shade: Shade {
        get { generatedValues["shade", otherwise: .`unknown`] }
        set { generatedValues["shade", otherwise: .`unknown`] = newValue }
    }

    public var twins: [City]? {
        get { generatedValues["twins"] }
        set { generatedValues["twins"] = newValue }
    }

    public var `repeat`: String? {
        get { generatedValues["repeat"] }
        set { generatedValues["repeat"] = newValue }
    }

    public var center: CLPlacemark? {
        get { generatedValues["center"] }
        set { generatedValues["center"] = newValue }
    }

    public var width: Measurement<UnitLength>? {
        get { generatedValues["width"] }
        set { generatedValues["width"] = newValue }
    }

    override public class var generatedProperties: [INGeneratedProperty] {
        [
            INGeneratedProperty("code", .string),
            INGeneratedProperty("rank", .integer),
            INGeneratedProperty("isCapital", .boolean),
            INGeneratedProperty("link", .url),
            INGeneratedProperty("founded", .dateComponents),
            INGeneratedProperty("shade", .enumeration(Shade.generatedCases)),
            INGeneratedProperty("twins", .object(City.self), isArray: true),
            INGeneratedProperty("repeat", .string),
            INGeneratedProperty("center", .placemark),
            INGeneratedProperty("width", .measurement(UnitLength.self)),
        ]
    }

    override public class var supportsSecureCoding: Bool { true }
}

public class CityResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: City) -> Self {
        super.success(with: resolvedObject)
    }

    @available(*, unavailable)
    override public class func success(with resolvedObject: INObject) -> Self {
        super.success(with: resolvedObject)
    }

    public class func disambiguation(with objectsToDisambiguate: [City]) -> Self {
        super.disambiguation(with: objectsToDisambiguate)
    }

    @available(*, unavailable)
    override public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        super.disambiguation(with: objectsToDisambiguate)
    }

    public class func confirmationRequired(with objectToConfirm: City?) -> Self {
        super.confirmationRequired(with: objectToConfirm)
    }

    @available(*, unavailable)
    override public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        super.confirmationRequired(with: objectToConfirm)
    }
}
