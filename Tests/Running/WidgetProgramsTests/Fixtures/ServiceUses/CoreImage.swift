// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreImage
import CoreImage.CIFilterBuiltins
import UIKit

private func useNumbers() {
  let controls = CIFilter.colorControls()
  let numbers: [Any] = [0.5, 1, CGFloat(0.25), Float(0.75), NSNumber(value: 2)]
  let read = numbers.map { number in
    controls.setValue(number, forKey: kCIInputBrightnessKey)
    return controls.brightness
  }
  expect(read == [0.5, 1, 0.25, 0.75, 2], "a number of any type is read")
  let levels = CIFilter(name: "CIHistogramDisplayFilter", parameters: ["inputCount": 16.0])
  expect(levels?.count == 16, "also a whole one")
  controls.setValue("a text", forKey: kCIInputBrightnessKey)
  expect(controls.brightness == 0, "a text is no number")
  let place = CIVector(x: 3, y: 4)
  controls.setValue(place, forKey: kCIInputCenterKey)
  expect(controls.center == CGPoint(x: 3, y: 4), "a vector is a point")
  let extent = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
  controls.setValue(extent, forKey: kCIInputExtentKey)
  expect(controls.extent == CGRect(x: 1, y: 2, width: 3, height: 4), "or a rectangle")
  expect(CIFilter.linearGradient().outputImage == nil, "no gradient is made")
  expect(CIFilter.stripesGenerator().outputImage == nil, "and no pattern")
}

private func useNames() {
  let names = [
    CIFilter.median(), .edgePreserveUpsample(), .straighten(), .saliencyMap(),
    .vividLightBlendMode(), .convolution5X5(), .droste(), .blurredRectangleGenerator(),
  ].map(\.name)
  let wanted = [
    "CIMedianFilter", "CIEdgePreserveUpsampleFilter", "CIStraightenFilter", "CISaliencyMapFilter",
    "CIVividLightBlendMode", "CIConvolution5X5", "CIDroste", "CIBlurredRectangleGenerator",
  ]
  expect(names == wanted, "filters have Apple's names")
  expect(CIFilter.blurredRectangleGenerator().outputImage == nil, "what makes one makes none")
}

private func useRectangles() {
  let color = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
  func memory(after bounds: CGRect) -> [UInt8] {
    var bytes: [UInt8] = Array(repeating: 9, count: 8)
    CIContext().render(
      color, toBitmap: &bytes, rowBytes: 8, bounds: bounds, format: .RGBA8, colorSpace: nil)
    return bytes
  }
  let untouched: [UInt8] = Array(repeating: 9, count: 8)
  expect(memory(after: color.extent) == untouched, "no memory is without an end")
  let unknown = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
  expect(memory(after: unknown) == untouched, "nor of a width that is no number")
  let turned = CGRect(x: 1, y: 1, width: -1.5, height: -1)
  expect(memory(after: turned) == [255, 0, 0, 255, 9, 9, 9, 9], "a side may go back")
}

private func useColors() {
  let color = CIColor(string: "0.5 0 1")
  expect(color.components == [0.5, 0, 1, 1], "a color is read from text")
  expect(color.stringRepresentation == "0.5 0 1 1", "and written")
  expect(UIColor(ciColor: color).ciColor.blue == 1, "a color of UIKit is made of it")
}

func useCoreImage() async throws {
  useColors()
  useNumbers()
  useNames()
  useRectangles()
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
  code.correctionLevel = "H"
  guard let square = code.outputImage else { return expect(false, "a code is made") }
  expect(square.extent.width == 23, "a short code has 21 modules and a border")
  let scaled = square.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
  let bitmap = context.createCGImage(scaled, from: scaled.extent)
  expect(bitmap?.width == 230 && bitmap?.height == 230, "the code is drawn at its scale")
  func average(of image: CIImage, in rect: CGRect) -> [UInt8] {
    let filter = CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: image])
    filter?.setValue(rect, forKey: kCIInputExtentKey)
    var bytes: [UInt8] = [9, 9, 9, 9]
    guard let average = filter?.outputImage else { return bytes }
    CIContext().render(
      average, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    return bytes
  }
  let corner = CGRect(x: 10, y: 10, width: 10, height: 10)
  expect(average(of: scaled, in: corner) == [0, 0, 0, 255], "a finder is in the lower left corner")
  let opposite = CGRect(x: 210, y: 10, width: 10, height: 70)
  expect(average(of: scaled, in: opposite) != [0, 0, 0, 255], "none is in the lower right one")
  let colors = scaled.applyingFilter(
    "CIFalseColor",
    parameters: ["inputColor0": CIColor(red: 0, green: 0, blue: 1), "inputColor1": CIColor.clear])
  expect(average(of: colors, in: corner) == [0, 0, 255, 255], "the code is blue")
  code.message = Data(repeating: 65, count: 3000)
  expect(code.outputImage == nil, "a code has 1273 bytes at most at its highest level")
  expect(CIColor(red: 1, green: 0, blue: 0).alpha == 1, "a color is opaque")
  let place = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
  expect(place.count == 4 && place.z == 3 && place.value(at: 9) == 0, "a vector has its numbers")
  expect(place.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4), "it is a rectangle again")
  let vignette = CIFilter.vignetteEffect()
  vignette.center = CGPoint(x: 5, y: 6)
  vignette.falloff = 0.25
  expect(vignette.name == "CIVignetteEffect", "a filter has its name")
  expect(vignette.value(forKey: kCIInputCenterKey) as? CGPoint == vignette.center, "and values")
  let detector = CIDetector(
    ofType: CIDetectorTypeQRCode, context: nil,
    options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])
  let found = detector?.features(in: CIImage(color: .red)).compactMap { $0 as? CIQRCodeFeature }
  expect(found?.isEmpty == true, "nothing is found in a picture")
  let corners = found?.map { [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft] }
  expect(corners?.isEmpty == true && found?.first?.symbolDescriptor == nil, "nor are its corners")
  let descriptor = CIQRCodeDescriptor(
    payload: Data([1]), symbolVersion: 2, maskPattern: 3, errorCorrectionLevel: .levelM)
  expect(descriptor?.symbolVersion == 2, "a code has a version")
  expect(CIDetector(ofType: "none", context: nil) == nil, "there are four types of detectors")
}
