// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#pragma once

#include "../Foundation/Foundation.h"

NS_ASSUME_NONNULL_BEGIN

@interface INIntent : NSObject
@end
@interface INIntentResponse : NSObject
@property (readwrite, copy, nullable, nonatomic) NSUserActivity *userActivity;
@end
@interface INObject : NSObject <NSSecureCoding>
@property (readonly, copy, nullable, nonatomic) NSString *identifier;
@property (readonly, copy, nonatomic) NSString *displayString;
@end
@interface INObjectCollection<ObjectType : id<NSSecureCoding>> : NSObject
@end
@interface INFile : NSObject <NSSecureCoding>
@end
@interface INPerson : NSObject <NSSecureCoding>
@end
@interface CLPlacemark : NSObject <NSSecureCoding>
@end
@interface INCurrencyAmount : NSObject <NSSecureCoding>
@end
@interface INPaymentMethod : NSObject <NSSecureCoding>
@end
@interface INSpeakableString : NSObject <NSSecureCoding>
@end
@interface INMediaItem : INObject
@end
typedef NS_ENUM(NSInteger, INPlaybackRepeatMode) { INPlaybackRepeatModeUnknown = 0 };

@interface INIntentResolutionResult : NSObject
+ (instancetype)unsupportedWithReason:(NSInteger)reason NS_REFINED_FOR_SWIFT;
@end
@interface INEnumResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedValue:(NSInteger)resolvedValue NS_REFINED_FOR_SWIFT;
+ (instancetype)confirmationRequiredWithValueToConfirm:(NSInteger)valueToConfirm NS_REFINED_FOR_SWIFT;
@end
@interface INObjectResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedObject:(INObject *)resolvedObject NS_SWIFT_NAME(success(with:));
+ (instancetype)disambiguationWithObjectsToDisambiguate:(NSArray<INObject *> *)objectsToDisambiguate
    NS_SWIFT_NAME(disambiguation(with:));
+ (instancetype)confirmationRequiredWithObjectToConfirm:(nullable INObject *)objectToConfirm
    NS_SWIFT_NAME(confirmationRequired(with:));
@end

@interface INStringResolutionResult : INIntentResolutionResult
@end
@interface INURLResolutionResult : INIntentResolutionResult
@end
@interface INFileResolutionResult : INIntentResolutionResult
@end
@interface INPersonResolutionResult : INIntentResolutionResult
@end
@interface INPlacemarkResolutionResult : INIntentResolutionResult
@end
@interface INCurrencyAmountResolutionResult : INIntentResolutionResult
@end
@interface INPaymentMethodResolutionResult : INIntentResolutionResult
@end
@interface INSpeakableStringResolutionResult : INIntentResolutionResult
@end
@interface INDateComponentsResolutionResult : INIntentResolutionResult
@end
@interface INBooleanResolutionResult : INIntentResolutionResult
@end
@interface INIntegerResolutionResult : INIntentResolutionResult
@end
@interface INDoubleResolutionResult : INIntentResolutionResult
@end
@interface INTimeIntervalResolutionResult : INIntentResolutionResult
@end
@interface INTemperatureResolutionResult : INIntentResolutionResult
@end
@interface INLengthResolutionResult : INIntentResolutionResult
@end
@interface INMassResolutionResult : INIntentResolutionResult
@end
@interface INVolumeResolutionResult : INIntentResolutionResult
@end
@interface INSpeedResolutionResult : INIntentResolutionResult
@end
@interface INEnergyResolutionResult : INIntentResolutionResult
@end
@interface INMediaItemResolutionResult : INIntentResolutionResult
@end
@interface INPlaybackRepeatModeResolutionResult : INIntentResolutionResult
@end

NS_ASSUME_NONNULL_END
