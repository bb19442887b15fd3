// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreImage
import CoreImage.CIFilterBuiltins
import UIKit

func useCoreImage() async throws {
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
  let picture = renderer.image { _ in UIColor.red.setFill() }
  guard let image = CIImage(image: picture) else {
    return expect(false, "an image is made of one of UIKit")
  }
  let blur = CIFilter.gaussianBlur()
  blur.inputImage = image
  blur.radius = 3
  expect(blur.outputImage === image, "a filter hands its image on")
  let other = CIFilter(name: "CIColorControls", parameters: [kCIInputImageKey: image])
  expect(other?.outputImage === image, "a filter has values")
  let context = CIContext(options: nil)
  expect(context.createCGImage(image, from: image.extent) != nil, "an image has its bitmap")
  let code = CIFilter.qrCodeGenerator()
  code.message = Data("A".utf8)
  expect(code.outputImage == nil, "no code is made")
  expect(CIColor(red: 1, green: 0, blue: 0).alpha == 1, "a color is opaque")
}
