// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// A repository of git that a package is downloaded from.
///
/// Git never asks for a password, and is ended if it says nothing for long.
struct GitRepository {
  /// The address.
  let url: String

  /// Reports lines of progress.
  var progress = ProgramProgress()

  /// The moment at which git is ended; nil for none.
  var deadline: ContinuousClock.Instant?

  /// Why git did not do what was asked.
  enum Failure: Error {
    /// The repository does not have the revision.
    case noRevision
    /// What git says.
    case words(String)
  }

  /// How long git may be silent.
  private static let silence = Duration.seconds(60)

  private static let variables = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "", "SSH_ASKPASS": "", "GIT_LFS_SKIP_SMUDGE": "1",
    "SSH_ASKPASS_REQUIRE": "never", "GCM_INTERACTIVE": "never", "LC_ALL": "C",
    "GIT_SSH_COMMAND": "ssh -o BatchMode=yes -o ConnectTimeout=15", "GIT_DIR": nil,
    "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil,
  ]

  private static let settings = [
    "-c", "credential.interactive=false", "-c", "core.askPass=", "-c", "http.lowSpeedLimit=100",
    "-c", "http.lowSpeedTime=30", "-c", "advice.detachedHead=false", "-c",
    "core.hooksPath=/dev/null",
  ]

  private func git(_ arguments: [String]) throws(Failure) -> String {
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try ToolProcess.run(
        "git", Self.settings + arguments, variables: Self.variables.compactMapValues(\.self),
        without: Set(Self.variables.filter { $0.value == nil }.keys), silence: Self.silence,
        until: deadline)
    } catch {
      switch error {
      case .notFound: throw .words("git was not found; install it")
      case .system(let words): throw .words(words)
      }
    }
    guard result.status == 0 else { throw Self.failure(of: result) }
    return result.output
  }

  private static func failure(of result: ToolProcess.Result) -> Failure {
    // SSH ends its lines with both characters, which are one of a string.
    let lines = result.output.split(whereSeparator: \.isNewline)
    let unknown = [
      "not our ref", "unadvertised object", "remote ref", "did not match", "unable to read tree",
      "not a tree",
    ]
    if lines.contains(where: { line in unknown.contains { line.contains($0) } }) {
      return .noRevision
    }
    if result.isLate { return .words("git was ended, as the build had no time left") }
    if result.isSilent { return .words("git said nothing for a minute and was ended") }
    // What the other side says is before the consequences.
    let said = lines.filter { !$0.hasPrefix("warning:") && !$0.contains("Cloning into") }
    let line =
      said.first { line in
        line.contains("ermission denied") || ["fatal:", "ssh:"].contains { line.hasPrefix($0) }
      }
      ?? said.first ?? "git ended with the exit code \(result.status)"
    return .words(line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : String(line))
  }

  /// Puts the files of a revision into a folder that is there whole, or not at all.
  func checkOut(_ revision: String, into folder: FilePath) throws(Failure) {
    let temporary = folder.folder.appending(".\(folder.name).part")
    DiskFolder.remove(temporary)
    defer { DiskFolder.remove(temporary) }
    do throws(ProgramError) { try DiskFolder.make(temporary) } catch {
      throw .words(error.description)
    }
    let here = ["-C", temporary.text]
    _ = try git(["init", "--quiet", "--template=", temporary.text])
    do throws(Failure) {
      _ = try git(here + ["fetch", "--depth", "1", "--no-tags", "--progress", "--", url, revision])
    } catch .noRevision {
      // Not every server gives a revision by its name.
      _ = try git(
        here + [
          "fetch", "--no-tags", "--progress", "--", url, "+refs/heads/*:refs/quickaction/heads/*",
          "+refs/tags/*:refs/quickaction/tags/*",
        ])
    }
    _ = try git(here + ["checkout", "--quiet", "--detach", revision])
    if FileSystem.disk.status(of: temporary.appending(".gitmodules")) == .file {
      // A module may be for the package's own tests; what is needed and not there does not compile.
      _ = try? git(
        here + ["submodule", "--quiet", "update", "--init", "--recursive", "--depth", "1"])
    }
    DiskFolder.remove(temporary.appending(".git"))
    DiskFolder.remove(folder)
    do throws(ProgramError) { try DiskFolder.rename(temporary, to: folder) } catch {
      throw .words(error.description)
    }
  }

  /// The revisions of tags or branches by their names.
  func revisions(of kind: String) throws(Failure) -> [String: String] {
    let lines = try git(["ls-remote", "--\(kind)", "--", url]).split(separator: "\n")
    var result: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: "\t")
      guard parts.count == 2, parts[0].allSatisfy(\.isHexDigit) else { continue }
      let name = parts[1].split(separator: "/", maxSplits: 2).last ?? parts[1]
      // The commit of a tag that is an object of its own comes after it.
      let plain = name.hasSuffix("^{}") ? name.dropLast(3) : name
      result[String(plain)] = String(parts[0])
    }
    return result
  }
}
