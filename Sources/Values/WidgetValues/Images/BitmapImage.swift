// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An image of pixels, as a file has it.
public struct BitmapImage: Hashable, Sendable {
  /// The file formats of images with pixels.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// PNG, which everything here draws.
    case png
    /// JPEG, which is turned as its EXIF data says.
    case jpeg
  }

  /// The number of pixels in a row, as it is shown.
  public var width: Int

  /// The number of rows of pixels.
  public var height: Int

  /// The bytes of the file, whatever its format.
  public var png: [UInt8]

  /// The format of the file.
  public var format: Format

  /// Creates an image from a file's bytes, whose size and format are known.
  public init(width: Int, height: Int, png: [UInt8], format: Format = .png) {
    self.width = width
    self.height = height
    self.png = png
    self.format = format
  }

  /// Reads the kind and the size of a file, and nothing else of it.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Throws: ``UnreadableImage`` if it is neither a PNG nor a JPEG file that can be drawn.
  public init(reading bytes: [UInt8]) throws(UnreadableImage) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard bytes.count >= 24 else { throw .damaged }
      let (width, height) = (Self.number(bytes[16..<20]), Self.number(bytes[20..<24]))
      guard width > 0, height > 0 else { throw .damaged }
      self.init(width: width, height: height, png: bytes)
    } else if JPEGSegments.isJPEG(bytes) {
      let size = try Self.sizeOfJPEG(bytes)
      self.init(width: size.width, height: size.height, png: bytes, format: .jpeg)
    } else if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8),
      ["heic", "heix", "mif1", "msf1", "hevc"].contains(where: {
        bytes[8..<12].elementsEqual($0.utf8)
      })
    {
      throw .heic
    } else {
      throw .unknown
    }
  }

  /// The size in the first segment that says it, turned as the file asks for.
  private static func sizeOfJPEG(
    _ bytes: [UInt8]
  ) throws(UnreadableImage) -> (width: Int, height: Int) {
    var segments = JPEGSegments(bytes)
    var orientation = ImageOrientation.up
    while let segment = segments.next() {
      if segment.marker == 0xE1, orientation == .up {
        orientation = ImageOrientation.Entry(in: bytes, segment.data)?.orientation ?? .up
      }
      guard segment.isFrame else { continue }
      guard segment.data.count >= 6 else { throw .damaged }
      // Sequential or progressive, with Huffman codes and bytes.
      guard segment.marker <= 0xC2, bytes[segment.data.lowerBound] == 8 else { throw .jpegCoding }
      let height = segments.number(at: segment.data.lowerBound + 1)
      let width = segments.number(at: segment.data.lowerBound + 3)
      guard width > 0, height > 0 else { throw .damaged }
      return orientation.swapsSides ? (height, width) : (width, height)
    }
    throw .damaged
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// An error that a file is not an image that can be drawn.
public enum UnreadableImage: String, Error, Hashable, Sendable {
  /// HEIC, for which nothing here has a decoder.
  case heic
  /// A JPEG with arithmetic coding, without loss or with more than 8 bits, which nothing here decodes.
  case jpegCoding
  /// A file that begins as a PNG or a JPEG and does not go on as one.
  case damaged
  /// A file of another format.
  case unknown
}
