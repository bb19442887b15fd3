//
// TransitionDestination.swift
//
// Generated from an intent definition; change the definition instead.
// swift-format-ignore-file
//

#if hasFeature(InternalImportsByDefault)
public import Intents
#else
import Intents
#endif

public class TransitionDestination: INObject {
    public var imageName: String? {
        get { generatedValues["imageName"] }
        set { generatedValues["imageName"] = newValue }
    }

    public var urlScheme: URL? {
        get { generatedValues["urlScheme"] }
        set { generatedValues["urlScheme"] = newValue }
    }

    override public class var generatedProperties: [INGeneratedProperty] {
        [
            INGeneratedProperty("imageName", .string),
            INGeneratedProperty("urlScheme", .url),
        ]
    }

    override public class var supportsSecureCoding: Bool { true }
}

public class TransitionDestinationResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: TransitionDestination) -> Self {
        super.success(with: resolvedObject)
    }

    @available(*, unavailable)
    override public class func success(with resolvedObject: INObject) -> Self {
        super.success(with: resolvedObject)
    }

    public class func disambiguation(with objectsToDisambiguate: [TransitionDestination]) -> Self {
        super.disambiguation(with: objectsToDisambiguate)
    }

    @available(*, unavailable)
    override public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        super.disambiguation(with: objectsToDisambiguate)
    }

    public class func confirmationRequired(with objectToConfirm: TransitionDestination?) -> Self {
        super.confirmationRequired(with: objectToConfirm)
    }

    @available(*, unavailable)
    override public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        super.confirmationRequired(with: objectToConfirm)
    }
}
