// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names of the functions are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_spi(Services) import CryptoKit

/// Whether a cipher encrypts or decrypts.
public typealias CCOperation = UInt32
/// The cipher that is used.
public typealias CCAlgorithm = UInt32
/// How a cipher is used.
public typealias CCOptions = UInt32
/// Whether a call succeeded, or why not.
public typealias CCCryptorStatus = Int32
/// Whether random bytes could be drawn, or why not.
public typealias CCRNGStatus = CCCryptorStatus

/// The operation that encrypts data.
public let kCCEncrypt: Int = 0
/// The operation that decrypts data.
public let kCCDecrypt: Int = 1
/// The cipher AES by its former name.
public let kCCAlgorithmAES128: Int = 0
/// The cipher AES with keys of any of its sizes.
public let kCCAlgorithmAES: Int = 0
/// The cipher DES, which is not here.
public let kCCAlgorithmDES: Int = 1
/// The cipher DES three times, which is not here.
public let kCCAlgorithm3DES: Int = 2
/// Data is filled up to whole blocks.
public let kCCOptionPKCS7Padding: Int = 1
/// Blocks do not depend on those before.
public let kCCOptionECBMode: Int = 2
/// The size of a key of AES-128, in bytes.
public let kCCKeySizeAES128: Int = 16
/// The size of a key of AES-192, in bytes.
public let kCCKeySizeAES192: Int = 24
/// The size of a key of AES-256, in bytes.
public let kCCKeySizeAES256: Int = 32
/// The size of a block of AES, in bytes.
public let kCCBlockSizeAES128: Int = 16
/// The call did what it should.
public let kCCSuccess: Int = 0
/// An argument is not valid.
public let kCCParamError: Int = -4300
/// The memory for the result is too small.
public let kCCBufferTooSmall: Int = -4301
/// There is not enough memory.
public let kCCMemoryFailure: Int = -4302
/// The data is not made of whole blocks.
public let kCCAlignmentError: Int = -4303
/// The data could not be decrypted.
public let kCCDecodeError: Int = -4304
/// The cipher is not here.
public let kCCUnimplemented: Int = -4305

/// Encrypts or decrypts data at once with AES, in blocks that depend on those before unless told otherwise.
///
/// - Returns: 0, or `kCCUnimplemented` for another cipher, `kCCParamError` for a key of another size, `kCCAlignmentError` for data that is not
///   made of whole blocks, `kCCBufferTooSmall` with the size that is needed, or `kCCDecodeError` if the padding is wrong.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?,
  _ keyLength: Int, _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard Int(alg) == kCCAlgorithmAES else { return CCCryptorStatus(kCCUnimplemented) }
  guard let cipher = BlockCipher(key: bytes(key, keyLength)) else {
    return CCCryptorStatus(kCCParamError)
  }
  let isPadded = Int(options) & kCCOptionPKCS7Padding != 0
  let isChained = Int(options) & kCCOptionECBMode == 0
  var text = bytes(dataIn, dataInLength)
  if Int(op) == kCCEncrypt, isPadded {
    let count = 16 - text.count % 16
    text += [UInt8](repeating: UInt8(count), count: count)
  }
  guard text.count % 16 == 0 else { return CCCryptorStatus(kCCAlignmentError) }
  // Blocks by themselves need no start, which may then be shorter than a block.
  let start = isChained ? iv.map { bytes($0, 16) } : nil
  var previous = start ?? [UInt8](repeating: 0, count: 16)
  var result: [UInt8] = []
  for start in stride(from: 0, to: text.count, by: 16) {
    let block = Array(text[start..<(start + 16)])
    if Int(op) == kCCEncrypt {
      let next = cipher.encrypt(isChained ? zip(block, previous).map { $0 ^ $1 } : block)
      result += next
      previous = next
    } else {
      let next = cipher.decrypt(block)
      result += isChained ? zip(next, previous).map { $0 ^ $1 } : next
      previous = block
    }
  }
  if Int(op) != kCCEncrypt, isPadded {
    let count = Int(result.last ?? 0)
    guard (1...16).contains(count), result.suffix(count).allSatisfy({ $0 == UInt8(count) }) else {
      return CCCryptorStatus(kCCDecodeError)
    }
    result.removeLast(count)
  }
  dataOutMoved?.pointee = result.count
  guard result.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  dataOut?.copyMemory(from: result, byteCount: result.count)
  return CCCryptorStatus(kCCSuccess)
}

/// Fills memory with random bytes; always 0.
public func CCRandomGenerateBytes(
  _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> CCRNGStatus {
  let drawn = (0..<count).map { _ in UInt8.random(in: .min ... .max) }
  bytes?.copyMemory(from: drawn, byteCount: count)
  return CCRNGStatus(kCCSuccess)
}
