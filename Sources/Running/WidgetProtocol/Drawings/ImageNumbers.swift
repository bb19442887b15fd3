// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The numbers by which the drawings of a session name images, each of which is written once.
struct ImageNumbers {
  private var numbers: [ImageAsset.Content: Int] = [:]

  /// The images that have a number and are not written.
  var unsent: [CarriedImage] = []

  /// The number of an image.
  mutating func number(of content: ImageAsset.Content) -> Int {
    if let number = numbers[content] { return number }
    let number = numbers.count
    numbers[content] = number
    unsent.append(CarriedImage(number: number, content: content))
    return number
  }
}

/// An image that comes with the first drawing that has it.
struct CarriedImage: WireList {
  var number = 0
  var content = ImageAsset.Content.vector(.blank)

  static var blank: CarriedImage { CarriedImage() }

  mutating func fields<W: Wire>(on wire: inout W) throws(W.Failure) {
    try wire.value(&number)
    try wire.choice(&content)
  }
}
