// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Sources that name methods for Objective-C, which is not there on Linux, the C library by its name on Apple's systems, or a
/// part of a module.
///
/// Such a file is compiled from a copy, in which each line stays where it is:
///
/// - `@objc` is left out, which changes nothing for Swift; `#selector(x)` becomes the selector of that name, which nothing calls here, as
///   `Selector` says; `#keyPath(X.y)` becomes its text; properties with `@NSManaged` get accessors.
/// - Optional requirements get bodies that trap; methods that Apple's delegates may lack are called as any other, as all have them here;
///   `observeValue(forKeyPath:of:change:context:)` is no override.
/// - Extensions with `open` functions, or with some that override, are a part of their class; those of a managed object's class that is in
///   another file get its methods called in another way.
/// - `Foundation.URLSession` is named by the module that has it, `Darwin` becomes `Glibc`, and `import os.log` `import os`.
/// - What is imported of Core Foundation is imported of Foundation, which has its names for Swift here; the library of that name is the
///   toolchain's own, in C.
/// - `ProcessInfo()` becomes the one that there is; `value(forKeyPath:)` of any object is that of `NSObject`; timers are made in
///   asynchronous code, too.
/// - A `switch` over the families that iOS has is one over all families.
enum AppleSystemSources {
  /// Whether a text has something to change.
  static func isMeant(in text: String) -> Bool {
    text.contains("@objc") || ManagedProperties.isMeant(in: text) || text.contains("#selector(")
      || text.contains("Darwin") || text.contains(coreFoundation) || text.contains("#keyPath(")
      || text.contains("Foundation.URL")
      || text.contains("Foundation.HTTP") || text.contains(newProcess) || namesObserver(text)
      || submodule(in: text[...]) != nil || text.contains(anyObject)
      || OverridableExtensions.isMeant(in: text) || ManagedOverrides.isMeant(in: text)
      || optionalCalls.contains(where: text.contains)
      || text.contains(timer) || FamilySwitches.isMeant(in: text)
  }

  /// The text that compiles without Objective-C, with as many lines.
  static func compiled(_ text: String) -> String {
    var text = OptionalRequirements.isMeant(in: text) ? OptionalRequirements.compiled(text) : text
    if OverridableExtensions.isMeant(in: text) { text = OverridableExtensions.compiled(text) }
    if ManagedOverrides.isMeant(in: text) { text = ManagedOverrides.compiled(text) }
    if ManagedProperties.isMeant(in: text) { text = ManagedProperties.compiled(text) }
    if FamilySwitches.isMeant(in: text) { text = FamilySwitches.compiled(text) }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      // What follows is looked at, too, as a function may be written in several lines.
      let isOverride = beginsObserver(text[line.startIndex...], in: line)
      guard !words.hasPrefix("//"), isOverride || isMeant(in: String(line)) else {
        return String(line)
      }
      let plain = withoutKeyPaths(withoutSelectors(withoutAttributes(withoutSubmodule(line))[...]))
      let changes = [
        withGlibc, withFoundation, withNetworking, withOneProcess, withRequiredCalls, withTimer,
        withObject,
      ]
      return changes.reduce(isOverride ? withoutOverride(plain) : plain) { $1($0) }
    }.joined(separator: "\n")
  }

  /// Where the first import names a part of a module: `.log` of `import os.log`, but nothing of `import struct os.Logger`.
  private static func submodule(in text: Substring) -> Range<Substring.Index>? {
    var rest = text
    while let found = rest.firstRange(of: "import ") {
      let name = rest[found.upperBound...].drop { $0 == " " }
      let end = name.drop { $0.isLetter || $0.isNumber || $0 == "_" }
      if end.startIndex > name.startIndex, end.first == "." {
        let part = end.drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return end.startIndex..<part.startIndex
      }
      rest = rest[found.upperBound...]
    }
    return nil
  }

  /// The line with blanks in place of the part of a module that it imports: modules of Swift have none.
  private static func withoutSubmodule(_ line: Substring) -> Substring {
    guard SourceImports.module(importedBy: line) != nil, let part = submodule(in: line) else {
      return line
    }
    let blanks = String(
      repeating: " ", count: line.distance(from: part.lowerBound, to: part.upperBound))
    return line[..<part.lowerBound] + blanks + line[part.upperBound...]
  }

  /// The line with blanks in place of `@objc`, `@objc(name)` and `@objcMembers`.
  private static func withoutAttributes(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let found = rest.firstRange(of: "@objc") {
      result += rest[..<found.lowerBound]
      var end = found.upperBound
      if rest[end...].hasPrefix("Members") { end = rest.index(end, offsetBy: 7) }
      if rest[end...].first == "(", let close = rest[end...].firstIndex(of: ")") {
        end = rest.index(after: close)
      }
      result += String(repeating: " ", count: rest.distance(from: found.lowerBound, to: end))
      rest = rest[end...]
    }
    return result + rest
  }

  /// The line with `Selector("x")` in place of `#selector(x)`.
  private static func withoutSelectors(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let found = rest.firstRange(of: "#selector(") {
      var depth = 1
      var end = found.upperBound
      while end < rest.endIndex {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        if depth == 0 { break }
        end = rest.index(after: end)
      }
      guard end < rest.endIndex else { break }
      result += rest[..<found.lowerBound]
      result += "Selector(\"\(rest[found.upperBound..<end])\")"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The line with the text that `#keyPath(Type.name)` is, which begins after the types.
  private static func withoutKeyPaths(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let found = rest.firstRange(of: "#keyPath("),
      let close = rest[found.upperBound...].firstIndex(of: ")")
    {
      let names = rest[found.upperBound..<close].split(separator: ".").map {
        $0.filter { !$0.isWhitespace }
      }
      let types = names.prefix { $0.first?.isUppercase ?? false || $0 == "self" }
      let path = names.dropFirst(min(types.count, names.count - 1)).joined(separator: ".")
      result += rest[..<found.lowerBound] + "\"\(path)\""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// What is called where a property that is observed by its name changes, which it never is here.
  private static let observer = "func observeValue("

  /// Whether a text has that function.
  private static func namesObserver(_ text: String) -> Bool {
    var rest = text[...]
    while let name = rest.firstRange(of: observer) {
      rest = rest[name.upperBound...]
      if isObserver(withArguments: rest) { return true }
    }
    return false
  }

  /// Whether that function begins in a line, which the rest of a text begins with.
  private static func beginsObserver(_ rest: Substring, in line: Substring) -> Bool {
    line.firstRange(of: observer).map { isObserver(withArguments: rest[$0.upperBound...]) } ?? false
  }

  /// Whether a function of its name is that function, by the name of its first argument, which may be in the next line.
  private static func isObserver(withArguments arguments: Substring) -> Bool {
    arguments.drop { $0.isWhitespace }.hasPrefix("forKeyPath ")
  }

  /// The line with blanks in place of `override` before that function, which `NSObject` has not as one of its own here.
  private static func withoutOverride(_ line: String) -> String {
    line.split(separator: "override ", omittingEmptySubsequences: false)
      .joined(separator: "         ")
  }

  /// The line with the module that has `URLSession` and what goes with it, where it is named by Apple's.
  private static func withNetworking(_ line: String) -> String {
    let names = [
      "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace",
      "URLAuthenticationChallenge", "HTTPURLResponse", "HTTPCookie",
    ]
    return names.reduce(line) { line, name in
      line.split(separator: "Foundation.\(name)", omittingEmptySubsequences: false)
        .joined(separator: "FoundationNetworking.\(name)")
    }
  }

  /// The making of an object that Foundation on Linux does not let others make.
  private static let newProcess = "ProcessInfo()"

  /// The line with the object of this process in place of a new one, which says the same.
  private static func withOneProcess(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let found = rest.firstRange(of: newProcess) {
      result += rest[..<found.lowerBound]
      let isName = result.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      result += isName ? newProcess : "ProcessInfo.processInfo"
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  /// A value of which Objective-C finds what is called by its name.
  private static let anyObject = "as AnyObject?)?.value(forKeyPath:"

  /// The line with an object of Foundation's in place of one of any class.
  private static func withObject(_ line: String) -> String {
    line.split(separator: anyObject, omittingEmptySubsequences: false)
      .joined(separator: "as AnyObject? as? NSObject)?.value(forKeyPath:")
  }

  /// Calls of methods that delegates may lack on Apple's systems, and that all of them have here.
  private static let optionalCalls = [
    ".urlSession?(", ".textViewDidChange?(", ".textViewDidBeginEditing?(",
    ".textViewDidEndEditing?(", ".textViewDidChangeSelection?(",
  ]

  /// The line with calls of such methods as of any other.
  private static func withRequiredCalls(_ line: String) -> String {
    optionalCalls.reduce(line) { line, call in
      line.split(separator: call, omittingEmptySubsequences: false)
        .joined(separator: call.dropLast(2) + "(")
    }
  }

  /// The making of a timer that Foundation on Linux does not let asynchronous code make.
  private static let timer = "Timer.scheduledTimer(withTimeInterval:"

  /// The line with the function of `AppleFoundation` that makes such a timer.
  private static func withTimer(_ line: String) -> String {
    line.split(separator: timer, omittingEmptySubsequences: false)
      .joined(separator: "Timer.scheduledAnywhere(withTimeInterval:")
  }

  /// The module of Apple's whose names are those of Foundation here.
  private static let coreFoundation = "CoreFoundation"

  /// The line with an import of Foundation in place of one of Core Foundation.
  private static func withFoundation(_ line: String) -> String {
    guard SourceImports.module(importedBy: line[...]) == coreFoundation,
      let name = line.firstRange(of: coreFoundation)
    else { return line }
    return line[..<name.lowerBound] + "Foundation" + line[name.upperBound...]
  }

  /// The line with `Glibc` in place of `import Darwin` and of `Darwin.` before a name.
  private static func withGlibc(_ line: String) -> String {
    guard line.contains("Darwin"), !line.contains("canImport(Darwin)") else { return line }
    let parts = line.split(separator: "Darwin", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for part in parts.dropFirst() {
      let before = result.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
      let isImport = result.hasSuffix("import ") && !(part.first?.isLetter ?? false)
      result += (!before && part.hasPrefix(".")) || isImport ? "Glibc" : "Darwin"
      result += part
    }
    return result
  }
}
