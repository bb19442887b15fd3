// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity whose web page the user has opened a link to.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
