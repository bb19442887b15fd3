// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import GoldenPictures
import Testing
import XCTest

/// Where a test expects a picture.
package struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt

  /// The folder of the golden pictures.
  let folder: FilePath

  /// Names a place.
  ///
  /// - Parameters:
  ///   - fileID: The file of the test as a failure names it.
  ///   - filePath: The file of the test.
  ///   - testName: The name of the test.
  ///   - line: The line of the test.
  ///   - column: The column of the test.
  ///   - folder: The folder of the golden pictures; nil for that beside the test's file.
  package init(
    fileID: StaticString, filePath: StaticString, testName: String, line: UInt, column: UInt,
    folder: FilePath? = nil
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.testName = testName
    self.line = line
    self.column = column
    let file = FilePath("\(filePath)")
    self.folder = folder ?? file.folder.appending("__Snapshots__").appending(file.stem)
  }

  /// The name of the test without its parameters, as a file can be named.
  var test: String {
    GoldenPicture.fileName(String(testName.prefix { $0 != "(" }.filter { $0 != "`" }))
  }

  /// The file of the test without its extension.
  var stem: String { FilePath("\(filePath)").stem }

  /// Fails the test that runs, of Swift Testing or of XCTest.
  func fail(_ sentence: String) {
    if Test.current == nil {
      XCTFail(sentence, file: filePath, line: line)
    } else {
      Issue.record(
        Comment(rawValue: sentence),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
  }
}
