// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct ExecutableTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  @Test("every command works without an argument where there is one catalog")
  func noArgument() throws {
    #expect(
      try Executable.run("validate", in: folder).output
        == "21 files checked: no findings\n")
    let export = try Executable.run("export", in: folder)
    let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/export-ja.json")
    try #expect(golden.mismatch(with: export.output) == nil)
    #expect(
      try Executable.run("preview", in: folder).output.hasPrefix(
        "クイックアクション  systemMedium\nA grid of shortcuts"))
    let edit = try Executable.run("edit", "--move", "4:1", in: folder)
    #expect(edit.errors == "note: saved '\(SampleFolder.choiceFile)'\n")
    #expect(folder.text(of: SampleFolder.choiceFile) == SampleFolder.choice("4", "1", "2", "3"))
  }

  // ArgumentParser keeps the shell that asks for the whole process, and the tests of a process ask for several.
  @Test("a shell is offered the names that go on as what is written does, behind a comma too")
  func completions() throws {
    func offered(_ written: String) throws -> String {
      try Executable.run(
        "---completion", "validate", "--", "--select", "2", "\(written.count)", "validate",
        "--select", written, in: folder
      ).output
    }
    #expect(try offered("duplicate-parameter-t") == "duplicate-parameter-tag\n")
    #expect(try offered("catalog,localiz") == "catalog,localization\n")
    #expect(try offered("zzz").isEmpty)
  }

  @Test("an argument that is not UTF-8 is no other argument: nothing is read or written for it")
  func malformedArgument() throws {
    let before = try folder.names()
    for command in ["validate", "export -o", "init"] {
      let run = try Executable.shell(#"quickaction \#(command) "$(printf 'a\377')""#, in: folder)
      #expect(
        run.errors
          == "error: the argument 'a\u{FFFD}' is not UTF-8; the name of a file must be, so rename it\n"
      )
      #expect(run.output == "")
      #expect(run.exitCode == 2)
    }
    #expect(try folder.names() == before)
    try folder.write("<plist><dict/></plist>", to: "\u{FFFD}.stringsdict")
    #expect(try Executable.run("validate", "\u{FFFD}.stringsdict", in: folder).exitCode == 0)
  }

  @Test("in a folder without catalogs, the current one is spoken of")
  func emptyFolder() throws {
    let empty = try ScratchFolder()
    let run = try Executable.run("export", in: empty)
    #expect(
      run.errors
        == "error: no catalog ('*.actions.json') below the current folder; name one, or "
        + "make one with 'quickaction init DEFINITION'\n")
    #expect(run.exitCode == 2)
  }

  @Test("commands come through standard input")
  func standardInput() throws {
    let run = try Executable.run(
      "edit", in: folder, input: "replace 1 7\r\nmove 4 1\r\nsave\r\nlist")
    #expect(run.exitCode == 0)
    #expect(folder.text(of: SampleFolder.choiceFile) == SampleFolder.choice("4", "7", "2", "3"))
    #expect(run.output.hasSuffix("  4  入出金        3  hoge://hoge/transaction\n"))
  }

  @Test("exit codes are those of the contract, as the shell sees them")
  func exitCodes() throws {
    let commands = [
      ("quickaction export", 0), ("quickaction edit --move 9:1", 1), ("quickaction edti", 2),
      ("quickaction edit --move", 2), ("quickaction --version", 0),
    ]
    for (command, exitCode) in commands {
      let run = try Executable.shell("\(command) >out 2>err; echo $?", in: folder)
      #expect(run.output == "\(exitCode)\n", "\(command)")
    }
  }

  @Test("a reader that has seen enough ends the command quietly")
  func closedPipe() throws {
    // More than a pipe holds, so that the reader is gone before the end.
    let run = try Executable.shell(
      "{ i=0; while [ $i -lt 2000 ]; do echo help; i=$((i+1)); done; } "
        + "| { quickaction edit; echo $? >status; } | head -c 1", in: folder)
    #expect(run.output == "l")
    #expect(run.errors == "")
    #expect(folder.text(of: "status") == "141\n")
    let export = try Executable.shell("quickaction export | head -c 1", in: folder)
    #expect(export.output == "{")
    #expect(export.errors == "")
    #expect(export.exitCode == 0)
  }

  @Test(
    "a report goes to a closed pipe, a closed output or a full disk with the exit code that says so",
    arguments: ["text", "xcode", "github", "json", "sarif", "junit"])
  func reports(format: String) throws {
    try SampleFolder.change(SampleFolder.catalog, "systemMedium", to: "medium", in: folder)
    let command = "quickaction validate --format \(format)"
    // A pipe that nobody reads any more when the report comes: opening waits for who reads, and then for its end.
    let pipe = try Executable.shell(
      "mkfifo pipe; : <pipe & exec 3>pipe; wait; \(command) >&3; echo $?", in: folder)
    #expect(pipe.output == "141\n" && pipe.errors.isEmpty)
    let closed = try Executable.shell("\(command) >&-; echo $? >status", in: folder)
    #expect(closed.errors == "error: standard output cannot be written: bad file descriptor\n")
    #expect(folder.text(of: "status") == "2\n")
    #if os(Linux)
      // Beside the device, no file can be made that takes its place: it is written to directly.
      let full = try Executable.shell("\(command) --output /dev/full; echo $? >status", in: folder)
      #expect(
        full.errors
          == "error: '/dev/full' cannot be written: the disk is full; nothing was changed\n")
      #expect(folder.text(of: "status") == "2\n")
    #endif
  }

  @Test(
    "in a folder that was removed, every command ends with a sentence",
    arguments: ["validate", "export", "edit", "diff HEAD", "migrate --check"])
  func removedFolder(command: String) throws {
    let run = try Executable.shell(
      "mkdir gone; cd gone; rmdir ../gone; quickaction \(command)", in: folder)
    #expect(run.errors.hasPrefix("error: ") || run.errors.hasPrefix("note: "))
    #expect(run.exitCode == 2)
  }

  @Test(
    "what was typed wrongly is shown without its control characters",
    arguments: ["edit --sdk", "export --format", "validate --color", "edit --move", "load --seed"])
  func controlCharacters(command: String) throws {
    let run = try Executable.shell("quickaction \(command) \"$(printf '\\033[31m')\"", in: folder)
    #expect(run.exitCode == 2)
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.errors.contains("␛[31m"), "\(run.errors)")
  }

  @Test("a check of pictures that were never recorded makes no folder")
  func uncheckedFolder() throws {
    let run = try Executable.shell("quickaction snapshot check Typo", in: folder)
    #expect(run.exitCode == 2)
    #expect(
      run.errors
        == "error: there is no folder 'Typo'; check the path, or record pictures with 'quickaction snapshot record Typo'\n"
    )
    #expect(folder.text(of: "Typo/differences.html") == nil)
    #expect(try !folder.names().contains("Typo"))
  }

  @Test("a path is not the name of a language")
  func pathAsLanguage() throws {
    let run = try Executable.shell(
      "quickaction init --locale ../../etc/passwd IntentDefinitions/QuickActionWidget.intentdefinition -o x.json",
      in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("is not the name of a language"))
  }

  #if os(Linux)
    @Test("what the compiler says of itself is kept until it is another one")
    func keptCompiler() throws {
      let run = try Executable.shell(
        """
        mkdir -p empty usr/bin usr/lib/swift
        printf '{"compilerVersion":"Swift version 6.3","target":{"triple":"t"},' >info
        printf '"paths":{"runtimeResourcePath":"%s"}}' "$PWD/usr/lib/swift" >>info
        printf '#!/bin/sh\n[ "$1" = -print-target-info ] || exit 1\necho asked >>asked\ncat info\n' \
          >usr/bin/swift
        chmod +x usr/bin/swift
        export XDG_CACHE_HOME=$PWD/cache PATH=$PWD/usr/bin:$PATH
        for number in 1 2; do quickaction build --package empty 2>/dev/null; done
        cat asked
        echo '# Another one.' >>usr/bin/swift
        quickaction build --package empty 2>/dev/null
        cat asked
        """, in: folder)
      #expect(run.output == "asked\nasked\nasked\n", "\(run.errors)")
    }

    @Test("a Swift that fails is not called missing")
    func failingSwift() throws {
      let run = try Executable.shell(
        "mkdir bin; printf '#!/bin/sh\\nexit 3\\n' >bin/swift; chmod +x bin/swift; "
          + "PATH=$PWD/bin:$PATH quickaction timeline recipes", in: folder)
      #expect(
        run.errors
          == "error: 'swift' cannot be run: 'swift -print-target-info' ended with the exit code 3; run that to see why\n"
      )
      #expect(run.exitCode == 2)
    }
  #endif

  @Test("a closed standard output is an error with a sentence")
  func closedOutput() throws {
    let run = try Executable.shell("quickaction export >&-; echo $? >status", in: folder)
    #expect(run.errors == "error: standard output cannot be written: bad file descriptor\n")
    #expect(folder.text(of: "status") == "2\n")
  }

  #if os(Linux)
    @Test(
      "a full disk is an error with a sentence",
      arguments: [
        "export", "preview", "validate", "validate --format sarif", "validate --format junit",
        "edit --dry-run", "--help", "help edit", "rules",
      ])
    func fullDisk(command: String) throws {
      // Opened for writing and never named to the command, so that nothing can take its place.
      let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
      defer { close(full) }
      let arguments = command.split(separator: " ").map(String.init)
      let run = try Executable.command(arguments, in: folder).run(output: full)
      #expect(
        run.errors == "error: standard output cannot be written: no space left on device\n")
      #expect(run.exitCode == 2)
    }
  #endif

  @Test("Ctrl-C ends the command with 130")
  func interruption() throws {
    // The shell goes on, and waits for a command that reads from a pipe into which nobody writes.
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    let process = try Executable.shellCommand(
      "trap : INT; mkfifo pipe; quickaction edit <>pipe; echo $? >status", in: folder
    ).start(ChildProcess.Streams(input: nothing, output: nothing, errors: nothing))
    #expect(PseudoTerminal.wait { FileManager.default.fileExists(atPath: folder.path("pipe")) })
    let hasEnded = PseudoTerminal.wait {
      // To the whole group, as a terminal does; again, in case that the command had not begun.
      kill(-process.identifier, SIGINT)
      return folder.text(of: "status") == "130\n"
    }
    #expect(hasEnded)
    if !hasEnded { process.send(SIGKILL) }
    process.wait()
    #expect(folder.text(of: SampleFolder.choiceFile) == nil)
  }
}
