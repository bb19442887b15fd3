// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The console of a command: the streams of the process, or those of a test.
package struct Console: Sendable {
  /// Writes bytes to standard output.
  ///
  /// Results go there, and nothing else.
  package var writeOutput: @Sendable ([UInt8]) throws(OutputError) -> Void

  /// Writes text to standard error.
  package var writeError: @Sendable (String) -> Void

  /// Reads a line of standard input, without its end; nil at the end of the input, and a failure for a line without end.
  package var readLine: @Sendable () throws(CommandFailure) -> String?

  /// Reads all of standard input, up to its end.
  package var readInput: @Sendable () throws(FileError) -> [UInt8]

  /// Whether standard input is a terminal.
  package var isInputTerminal: Bool

  /// Whether standard output is a terminal.
  package var isOutputTerminal: Bool

  /// Whether standard error is a terminal.
  package var isErrorTerminal: Bool

  /// The columns of the terminal.
  package var width: Int

  /// The environment variables of the process.
  package var environment: [String: String]

  /// The arguments of the command, without its name.
  package var arguments: [String]

  /// The streams of the process.
  package static let process = Console(
    writeOutput: { bytes throws(OutputError) in try write(bytes, to: STDOUT_FILENO) },
    writeError: { text in try? write(Array(text.utf8), to: STDERR_FILENO) },
    readLine: { () throws(CommandFailure) in try lines.next() }, readInput: readStandardInput,
    isInputTerminal: isatty(STDIN_FILENO) != 0,
    isOutputTerminal: isatty(STDOUT_FILENO) != 0,
    isErrorTerminal: isatty(STDERR_FILENO) != 0,
    width: terminalWidth,
    environment: processEnvironment,
    arguments: Array(CommandLine.arguments.dropFirst()))

  private static let lines = LineInput(STDIN_FILENO)

  /// Creates a console from functions that read and write.
  package init(
    writeOutput: @escaping @Sendable ([UInt8]) throws(OutputError) -> Void,
    writeError: @escaping @Sendable (String) -> Void,
    readLine: @escaping @Sendable () throws(CommandFailure) -> String?,
    readInput: @escaping @Sendable () throws(FileError) -> [UInt8] = readStandardInput,
    isInputTerminal: Bool, isOutputTerminal: Bool, isErrorTerminal: Bool, width: Int,
    environment: [String: String], arguments: [String]
  ) {
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.readLine = readLine
    self.readInput = readInput
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.width = width
    self.environment = environment
    self.arguments = arguments
  }

  /// Writes a text to standard output.
  ///
  /// - Throws: `CommandFailure` if it cannot be written.
  package func print(_ text: String) throws(CommandFailure) { try print(Array(text.utf8)) }

  /// Writes bytes to standard output.
  ///
  /// - Throws: `CommandFailure` if they cannot be written.
  package func print(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(OutputError) {
      try writeOutput(bytes)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Whether a user answers at a terminal, and sees what is printed before the next answer.
  package var isInteractive: Bool { isInputTerminal && isOutputTerminal }

  /// Reads the standard input of the process.
  @Sendable package static func readStandardInput() throws(FileError) -> [UInt8] {
    try FileDescriptor(STDIN_FILENO).readToEnd(name: "/dev/stdin")
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
    if let code = FileDescriptor(descriptor).write(bytes) {
      throw OutputError(words: FileError.words(ofSystemError: code))
    }
  }

  private static var terminalWidth: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The variables that decide about color, language, and where time zones, fonts and the compiler are, and those of Xcode's versions.
  private static var processEnvironment: [String: String] {
    let names = [
      "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "TERM_PROGRAM", "COLORTERM", "COLUMNS",
      "LINES", "LC_ALL", "LC_MESSAGES", "LANG", "TZDIR", "HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
      "PATH", "SDKROOT",
      "QUICKACTION_ENGINE", "QUICKACTION_IMAGE",
      "SOURCE_DATE_EPOCH",
      "XCODE_VERSION_ACTUAL", "XCODE_PRODUCT_BUILD_VERSION", "MAC_OS_X_PRODUCT_BUILD_VERSION",
    ]
    return names.reduce(into: [:]) { result, name in
      result[name] = getenv(name).map { String(cString: $0) }
    }
  }
}
