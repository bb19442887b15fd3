// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Tables have sections of rows, and collections sections of items.
extension IndexPath {
  /// Creates the place of a row in a section of a table.
  public init(row: Int, section: Int) { self = [section, row] }
  /// Creates the place of an item in a section of a collection.
  public init(item: Int, section: Int) { self = [section, item] }
  /// The number of the section, from 0; it traps if the path has no two numbers, as on iOS.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The number of the row in its section, from 0; it traps if the path has no two numbers, as on iOS.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The number of the item in its section, from 0; it traps if the path has no two numbers, as on iOS.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
