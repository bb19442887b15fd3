// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension DisplayList: WireObject {
  /// The member with the images that come with a drawing: the last that is written, and the first that is read.
  static let imagesMember = "images"

  static var blank: DisplayList { DisplayList(size: .blank, shape: .blank) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.member("size", &size)
    try wire.member("shape", &shape)
    try wire.member("mode", &renderingMode)
    try wire.member("items", &items)
    try wire.member("taps", &tapRegions)
    try wire.member("elements", &elements)
    try wire.member("problems", &problems)
  }
}

extension TapRegion: WireList {
  static var blank: TapRegion { TapRegion(frame: .blank, url: "", label: "", isWidgetURL: false) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&frame, &url, &label, &isWidgetURL)
    action = try wire.next(action?.name).map(TapAction.init)
  }
}

extension DisplayElement: WireList {
  static var blank: DisplayElement { DisplayElement(identifier: "", frame: .blank) }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.values(&identifier, &frame)
  }
}
