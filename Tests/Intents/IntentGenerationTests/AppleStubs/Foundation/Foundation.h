// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#pragma once

#include "../ObjectiveC/ObjectiveC.h"

#define BRIDGED(NAME) __attribute__((swift_bridge(#NAME)))

NS_ASSUME_NONNULL_BEGIN

@protocol NSSecureCoding
@property (class, readonly) BOOL supportsSecureCoding;
@end

BRIDGED(Swift.String) @interface NSString : NSObject <NSSecureCoding>
@end
@interface NSNumber : NSObject <NSSecureCoding>
@end
BRIDGED(Swift.Array) @interface NSArray<__covariant ObjectType> : NSObject <NSSecureCoding>
@end
@interface NSError : NSObject <NSSecureCoding>
@end
BRIDGED(Foundation.URL) @interface NSURL : NSObject <NSSecureCoding>
@end
BRIDGED(Foundation.DateComponents) @interface NSDateComponents : NSObject <NSSecureCoding>
@end
@interface NSUserActivity : NSObject
@end

NS_SWIFT_NAME(Unit) @interface NSUnit : NSObject <NSSecureCoding>
@end
NS_SWIFT_NAME(UnitTemperature) @interface NSUnitTemperature : NSUnit
@end
NS_SWIFT_NAME(UnitLength) @interface NSUnitLength : NSUnit
@end
NS_SWIFT_NAME(UnitMass) @interface NSUnitMass : NSUnit
@end
NS_SWIFT_NAME(UnitVolume) @interface NSUnitVolume : NSUnit
@end
NS_SWIFT_NAME(UnitSpeed) @interface NSUnitSpeed : NSUnit
@end
NS_SWIFT_NAME(UnitEnergy) @interface NSUnitEnergy : NSUnit
@end
@interface NSMeasurement<UnitType : NSUnit *> : NSObject <NSSecureCoding>
@end

NS_ASSUME_NONNULL_END
