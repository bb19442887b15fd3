// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ChoiceAudits
import CommandConsole
import SourceText

extension CommandFailure {
  /// Lines that cannot be read, or verdicts that cannot be written.
  init(_ failure: ChoiceAudit.Failure) {
    switch failure {
    case .input(let error): self.init(error)
    case .output(let error as CommandFailure): self = error
    case .output(let error): self.init("\(error)", exitCode: 2)
    }
  }

  private init(_ error: AuditInputError) {
    switch error {
    case .file(let error): self.init(error)
    case .noProgram(let program, let file):
      self.init(
        "'\(file)' is compressed, and the program '\(program)' that decompresses it is not installed; install it",
        exitCode: 2)
    case .damaged(let file, let program):
      self.init(
        "'\(file)' is damaged: '\(program)' cannot decompress all of it; restore it", exitCode: 2)
    case .compressedPipe(let program):
      self.init(
        "standard input is compressed; decompress it with '\(program) -dc', or name the file",
        exitCode: 2)
    case .unsupported(let format, let file):
      let advice =
        format == "Parquet"
        ? "Examples/Spark and Examples/DuckDB read it" : "use lines of JSON, gzip or zstd"
      self.init("'\(file)' is a \(format) file, which is not supported; \(advice)", exitCode: 2)
    }
  }
}
