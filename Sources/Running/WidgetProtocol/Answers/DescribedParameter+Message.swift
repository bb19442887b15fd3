// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension DescribedParameter: WireObject {
  static var blank: DescribedParameter { DescribedParameter(name: "", title: "", kind: .other) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("name", &name)
    try wire.member("title", &title)
    try wire.member("kind", &kind)
    try wire.member("description", ifAny: &help)
    try wire.member("type", ifAny: &type)
    try wire.member("typeTitle", ifAny: &typeTitle)
    try wire.member("style", ifAny: &style)
    try wire.member("capitalization", ifAny: &capitalization)
    try wire.member("quantity", ifAny: &quantity)
    try wire.member("options", ifAny: &options)
    try wire.member("isList", &isList, unless: false)
    try wire.member("isOptional", &isOptional, unless: false)
    try wire.member("isMultiline", &isMultiline, unless: false)
    try wire.member("default", ifAny: &defaultValue)
    try wire.member("size", ifAny: &size)
    try wire.member("sizes", &sizes, unless: [:])
    try wire.member("minimum", ifAny: &minimum)
    try wire.member("maximum", ifAny: &maximum)
    try wire.member("booleanTitles", &booleanTitles, unless: [])
    try wire.member("currencies", &currencies, unless: [])
    try wire.member("fileTypes", &fileTypes, unless: [])
    try wire.member("cases", &cases, unless: [])
    try wire.member("shown", ifAny: &visibility)
  }
}

extension DescribedParameter.Size: WireList {
  static var blank: DescribedParameter.Size { .init(minimum: 0, maximum: 0) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&minimum, &maximum)
  }
}

extension DescribedParameter.Case: WireObject {
  static var blank: DescribedParameter.Case { .init(name: "", title: "") }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("name", &name)
    try wire.member("title", &title)
  }
}

extension DescribedParameter.Kind: WireName {}
extension DescribedParameter.Options: WireName {}
