// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An array of pointers to objects, which it may hold or not, and of null.
///
/// Foundation has it on Apple's systems only. Pointers are taken for those of objects, unless the options say `opaqueMemory`.
open class NSPointerArray: NSObject, NSCopying, @unchecked Sendable {
  private enum Entry {
    case null
    case held(AnyObject)
    case weak(WeakObject)
    case opaque(UnsafeMutableRawPointer)

    var pointer: UnsafeMutableRawPointer? {
      switch self {
      case .null: nil
      case .held(let object): Unmanaged.passUnretained(object).toOpaque()
      case .weak(let weak): weak.object.map { Unmanaged.passUnretained($0).toOpaque() }
      case .opaque(let pointer): pointer
      }
    }
  }

  private struct WeakObject { weak var object: AnyObject? }

  private var entries: [Entry] = []
  private let options: NSPointerFunctions.Options

  /// Creates an array that holds its objects in a way.
  public init(options: NSPointerFunctions.Options) {
    self.options = options
    super.init()
  }

  /// Creates an array that holds its objects.
  public override convenience init() { self.init(options: .strongMemory) }

  /// Returns an array that holds its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
  /// Returns an array that does not hold its objects; those that are gone become null.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The objects that are there, without null.
  open var allObjects: [Any] {
    entries.compactMap {
      switch $0 {
      case .held(let object): object
      case .weak(let weak): weak.object
      case .null, .opaque: nil
      }
    }
  }

  /// How many pointers there are, null among them; more add null at the end.
  open var count: Int {
    get { entries.count }
    set {
      if newValue < entries.count {
        entries.removeLast(entries.count - max(newValue, 0))
      } else {
        entries += Array(repeating: .null, count: newValue - entries.count)
      }
    }
  }

  /// Returns the pointer at a place; nil for null.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? { entries[index].pointer }
  /// Adds a pointer at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(of: pointer)) }
  /// Adds a pointer at a place.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(entry(of: item), at: index)
  }
  /// Sets the pointer at a place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = entry(of: item)
  }
  /// Removes the pointer at a place.
  open func removePointer(at index: Int) { entries.remove(at: index) }
  /// Removes null, and pointers to objects that are gone.
  open func compact() { entries.removeAll { $0.pointer == nil } }

  /// Returns an array of the same pointers.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: options)
    copy.entries = entries
    return copy
  }

  private func entry(of pointer: UnsafeMutableRawPointer?) -> Entry {
    guard let pointer else { return .null }
    if options.contains(.opaqueMemory) { return .opaque(pointer) }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return options.contains(.weakMemory) ? .weak(WeakObject(object: object)) : .held(object)
  }
}

extension NSPointerFunctions.Options {
  /// Pointers are not those of objects.
  public static let opaqueMemory = NSPointerFunctions.Options(rawValue: 2)
}
