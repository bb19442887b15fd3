//
// Shade.swift
//
// Generated from an intent definition; change the definition instead.
// swift-format-ignore-file
//

#if hasFeature(InternalImportsByDefault)
public import Intents
#else
import Intents
#endif

public enum Shade: Int, Sendable {
    case `unknown` = 0
    case `light` = 1
    case `dark` = 2
    case `default` = 3

    public static var generatedCases: [INGeneratedKind.Case] {
        [
            INGeneratedKind.Case("unknown", 0),
            INGeneratedKind.Case("light", 1),
            INGeneratedKind.Case("dark", 2),
            INGeneratedKind.Case("default", 3),
        ]
    }
}

public class ShadeResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: Shade) -> Self {
        Self(generatedResolution: .success(resolvedValue.rawValue))
    }

    public class func confirmationRequired(with valueToConfirm: Shade) -> Self {
        Self(generatedResolution: .confirmationRequired(valueToConfirm.rawValue, reason: nil))
    }
}
