// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#pragma once

#define nil ((id)0)
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_ENUM(TYPE, NAME) \
  enum __attribute__((enum_extensibility(open))) NAME : TYPE NAME; \
  enum NAME : TYPE
#define NS_NONATOMIC_IOSONLY nonatomic
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_NAME(NAME) __attribute__((swift_name(#NAME)))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define API_AVAILABLE(...)
#define API_DEPRECATED(...)
#define API_UNAVAILABLE(...)

typedef _Bool BOOL;
typedef long NSInteger;

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
