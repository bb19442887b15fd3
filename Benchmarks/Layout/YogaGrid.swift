// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The grid as a tree of Yoga's, in the library that the script builds.
struct YogaGrid {
  private typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias LayOut = @convention(c) (UnsafeMutableRawPointer?, Float, Float) -> Double
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private let make: Make
  private let layOut: LayOut
  private let free: Free
  private let tree: UnsafeMutableRawPointer?

  /// Loads the library; nil where it cannot be.
  init?(library path: String) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL),
      let make = dlsym(library, "grid_new"), let layOut = dlsym(library, "grid_layout"),
      let free = dlsym(library, "grid_free")
    else { return nil }
    // What a symbol is, only the file that defines it says: Benchmarks/Yoga/grid.cpp.
    self.make = unsafeBitCast(make, to: Make.self)
    self.layOut = unsafeBitCast(layOut, to: LayOut.self)
    self.free = unsafeBitCast(free, to: Free.self)
    tree = self.make()
  }

  /// Measures and places the nodes of a tree that there is.
  func layOut(width: Double, height: Double) -> Double {
    layOut(tree, Float(width), Float(height))
  }

  /// Makes a tree, measures and places its nodes, and frees it.
  func makeAndLayOut(width: Double, height: Double) -> Double {
    let tree = make()
    defer { free(tree) }
    return layOut(tree, Float(width), Float(height))
  }
}
