// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import GoldenPictures
import Testing
import XCTest

/// The location in a test that expects a picture.
package struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt

  /// The folder of the golden pictures.
  let folder: FilePath

  /// Creates the location of an expectation.
  ///
  /// - Parameters:
  ///   - fileID: The identifier of the test's file, as a failure names it.
  ///   - filePath: The path of the test's file.
  ///   - testName: The name of the test function.
  ///   - line: The line of the expectation.
  ///   - column: The column of the expectation.
  ///   - folder: The folder of the golden pictures; nil is the one beside the test's file.
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

  /// The name of the test without its parameters, valid as a file name.
  var test: String {
    GoldenPicture.fileName(String(testName.prefix { $0 != "(" }.filter { $0 != "`" }))
  }

  /// The name of the test's file without its extension.
  var stem: String { FilePath("\(filePath)").stem }

  /// Fails the running test, of Swift Testing or XCTest, with a sentence.
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
