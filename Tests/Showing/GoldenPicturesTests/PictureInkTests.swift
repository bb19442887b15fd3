// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GoldenPictures
import PNGFiles
import Testing

struct PictureInkTests {
  private func boxes(_ picture: DottedPicture) throws -> [[Int]] {
    let image = try #require(picture.image)
    return PictureInk(of: image, width: image.width, height: image.height).boxes.map(\.edges)
  }

  @Test func inkThatIsNearIsOneBox() throws {
    // The reach of both is 24 columns and 6 rows.
    var near = DottedPicture(100, 60)
    near.fill(10, 10, 8, 8)
    near.fill(42, 10, 8, 8)
    #expect(try boxes(near) == [[10, 10, 50, 18]])
    var apart = DottedPicture(100, 60)
    apart.fill(10, 10, 8, 8)
    apart.fill(43, 10, 8, 8)
    #expect(try boxes(apart) == [[10, 10, 18, 18], [43, 10, 51, 18]])
    var below = DottedPicture(100, 60)
    below.fill(10, 10, 8, 8)
    below.fill(10, 24, 8, 8)
    #expect(try boxes(below) == [[10, 10, 18, 32]])
    var further = DottedPicture(100, 60)
    further.fill(10, 10, 8, 8)
    further.fill(10, 25, 8, 8)
    #expect(try boxes(further) == [[10, 10, 18, 18], [10, 25, 18, 33]])
  }

  @Test func fewPixelsAreNoBox() throws {
    var picture = DottedPicture(100, 60)
    picture.fill(10, 10, 29, 1)
    #expect(try boxes(picture) == [])
    picture.fill(10, 10, 30, 1)
    #expect(try boxes(picture) == [[10, 10, 40, 11]])
  }

  @Test func inkIsFurtherFromTheGroundThanSixtyLevels() throws {
    var picture = DottedPicture(100, 60, ground: [200, 200, 200, 255])
    picture.fill(10, 10, 8, 8, [140, 140, 140, 255])
    #expect(try boxes(picture) == [])
    picture.fill(10, 10, 8, 8, [140, 140, 139, 255])
    #expect(try boxes(picture) == [[10, 10, 18, 18]])
  }

  @Test func theOpacityOfPixelsDoesNotCount() throws {
    var picture = DottedPicture(100, 60)
    picture.fill(10, 10, 8, 8, [0, 0, 0, 0])
    #expect(try boxes(picture) == [[10, 10, 18, 18]])
  }

  @Test func whatIsOutsideOfAnImageIsBlack() throws {
    let image = try #require(DottedPicture.scattered(seed: 6, 150, 90, count: 30))
    // By a program with binary dilation, labels and their slices of SciPy.
    #expect(
      PictureInk(of: image, width: 180, height: 100).boxes.map(\.edges)
        == [[0, 0, 180, 100], [14, 14, 75, 52]])
  }

  @Test(arguments: [
    (
      1,
      [
        [20, 1, 137, 45], [167, 0, 201, 23], [154, 43, 201, 94], [112, 57, 120, 62],
        [64, 75, 88, 82], [1, 78, 13, 91], [10, 97, 38, 121], [96, 97, 105, 105],
        [155, 109, 196, 121], [65, 112, 109, 121],
      ]
    ),
    (
      2,
      [
        [168, 6, 200, 10], [1, 8, 201, 119], [111, 18, 197, 64], [2, 66, 15, 79],
        [191, 68, 201, 76],
      ]
    ),
    (
      3,
      [
        [133, 0, 172, 12], [10, 7, 159, 61], [151, 49, 201, 64], [23, 65, 117, 105],
        [0, 86, 173, 121], [121, 100, 173, 121],
      ]
    ),
  ])
  func boxesAreThoseOfDilationAndLabels(seed: Int, expected: [[Int]]) throws {
    let image = try #require(DottedPicture.scattered(seed: seed, 201, 121, count: 60))
    #expect(PictureInk(of: image, width: 201, height: 121).boxes.map(\.edges) == expected)
  }

  @Test func theColorsOfABoxAreThoseOfAllPixelsAndOfInk() throws {
    var picture = DottedPicture(100, 60, ground: [250, 240, 230, 255])
    picture.fill(10, 10, 8, 8, [0, 100, 200, 255])
    picture.fill(24, 10, 8, 8, [100, 100, 0, 255])
    let image = try #require(picture.image)
    let ink = PictureInk(of: image, width: 100, height: 60)
    let box = try #require(ink.boxes.first)
    #expect(ink.colors(of: box).ink == [50, 100, 100])
    // Of 22 columns, 6 lie between.
    #expect((ink.colors(of: box).all.x * 22).rounded() == 16 * 50 + 6 * 250)
    #expect(ink.ground == [250, 240, 230])
  }
}

extension PictureBox {
  /// Left, top, right and bottom.
  var edges: [Int] { [left, top, right, bottom] }
}
