// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

struct ObjectiveCFunctionTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// The functions of a header, and of a source file beside it.
  private func functions(_ header: String, source: String = "") throws -> [ObjectiveCFunction] {
    try scratch.write(header, to: "A.h")
    try scratch.write(source, to: "A.m")
    return ObjectiveCFunction.functions(
      in: ["A.h", "A.m"].map { FilePath(scratch.path($0)) }, fileSystem: .disk)
  }

  @Test func `What a function does in @try and @finally is written in Swift`() throws {
    let functions = try functions(
      """
      #import <Foundation/Foundation.h>
      #define LONG(a) \\
        { a }
      FOUNDATION_EXPORT double VersionNumber;
      /// It's here.
      NS_INLINE void attempt(
          void (^_Nonnull run)(void), void (^_Nullable failed)(NSException* _Nonnull exception),
          __attribute__((noescape)) dispatch_block_t finally) {
        @try { run(); }
        @catch (NSException *exception) { if (failed) { failed(exception); } }
        @finally { finally(); }
      }
      """)
    #expect(functions.map(\.name) == ["attempt"])
    #expect(
      functions.first?.source == """
        public func attempt(_ run: () -> Void, _ failed: ((NSException) -> Void)?, _ finally: (() -> Void)!) -> Void {
        do {
        defer {
        _ = finally!()
        }
        _ = run()
        }
        }
        """)
  }

  @Test func `A result and what is assumed of nil are those of Objective-C`() throws {
    let functions = try functions(
      """
      NS_ASSUME_NONNULL_BEGIN
      extern NSException *_Nullable exceptionOf(NS_NOESCAPE void (^block)(void));
      BOOL succeeds(BOOL (^block)(NSInteger count, id));
      NS_ASSUME_NONNULL_END
      """,
      source: """
        #import "A.h"
        NSException *exceptionOf(void (^block)(void)) {
          @try { block(); } @catch (NSException *exception) { return exception; }
          return nil;
        }
        BOOL succeeds(BOOL (^block)(NSInteger count, id object)) {
          @autoreleasepool { if (!block) return NO; else { return block(3, nil); } }
        }
        static void hidden(void (^block)(void)) { block(); }
        """)
    #expect(functions.map(\.name) == ["exceptionOf", "succeeds"])
    #expect(
      functions.first?.source == """
        public func exceptionOf(_ block: (() -> Void)!) -> NSException! {
        do {
        _ = block!()
        }
        return nil
        }
        """)
    #expect(
      functions.last?.source == """
        public func succeeds(_ block: ((Int, Any?) -> Bool)!) -> Bool {
        do {
        if (block as Any?) == nil {
        return false
        } else {
        do {
        return block!(3, nil)
        }
        }
        }
        }
        """)
  }

  @Test func `What throws ends the program with the exception`() throws {
    let functions = try functions(
      "static inline void raise(NSException * _Nonnull exception) { @throw exception; }")
    #expect(functions.first?.source.contains("fatalError(\"an exception of Objective-C") == true)
  }

  @Test(arguments: [
    "void f(void (^block)(void)) { NSLog(@\"x\"); block(); }",
    "void f(void (^block)(void)) { int x = 1; block(); }",
    "void f(void (^block)(void)) { other(); }",
    "void f(void (^block)(void)) { @try { block(); } @finally { [x done]; } }",
    "void f(void (^block)(void)) { for (;;) block(); }",
    "void f(struct Point point) { }",
    "struct Point f(void) { }",
    "NSString **f(void) { return nil; }",
    "void f(void (^block)(void)) { block() }",
    "void f(void (^block)(void)) { @try { block(); ",
    "void f(void (^block)(void)) { if (block) }",
    "void f(void (^block)(void)) { @",
    "- (void)f:(void (^)(void))block { block(); }",
    "{", "(", "f(", "void f(^) {}", "void f(void (^)(void)) {}",
  ])
  func `A function that does anything else is left out`(_ text: String) throws {
    #expect(try functions("f\n" + text).isEmpty)
  }

  @Test func `Brackets in brackets have an end`() throws {
    let count = 100_000
    let nested =
      String(repeating: "{", count: count) + "block();" + String(repeating: "}", count: count)
    #expect(try functions("void f(void (^block)(void)) { \(nested) }").isEmpty)
    let conditions = String(repeating: "if (block) ", count: count)
    #expect(try functions("void f(void (^block)(void)) { \(conditions) block(); }").isEmpty)
  }
}
