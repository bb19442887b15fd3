// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import IntentValidation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the build-tool plugin of this package runs: `quickaction validate` with the plugin's arguments, and nothing else of
/// `quickaction`, so that a package with the plugin compiles no editor, no simulator and no parser of arguments.
@main
enum Main {
  /// Checks what the arguments name, and ends the process with the exit code of `quickaction validate`.
  static func main() {
    let console = Console.process
    do {
      if let argument = MalformedArgument.ofProcess { throw argument.failure }
      guard let validation = Validation(buildArguments: console.arguments, console: console) else {
        throw CommandFailure(
          "wrong usage; run 'quickaction \(console.arguments.joined(separator: " "))'", exitCode: 2)
      }
      try validation.run()
    } catch let failure as CommandFailure {
      console.writeError(failure.message)
      exit(failure.exitCode)
    } catch {
      console.writeError("error: \(error)\n")
      exit(2)
    }
  }
}
