// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// How a model generates.
public struct GenerationOptions: Hashable, Sendable {
  /// How the next word is chosen.
  public struct SamplingMode: Hashable, Sendable {
    private let name: String
    /// The likeliest word is taken.
    public static let greedy = SamplingMode(name: "greedy")
    /// One of the likeliest words is taken.
    public static func random(top: Int, seed: UInt64? = nil) -> SamplingMode { .init(name: "top") }
    /// One of those that are together so likely.
    public static func random(
      probabilityThreshold: Double, seed: UInt64? = nil
    ) -> SamplingMode { .init(name: "threshold") }
  }

  /// How the next word is chosen; nil for the system's way.
  public var sampling: SamplingMode?
  /// How daring the model is, from 0 to 2; nil for the system's value.
  public var temperature: Double?
  /// The most words of a response; nil for no limit.
  public var maximumResponseTokens: Int?

  /// Creates options; nil is the system's value.
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

/// Code that a model calls, which never happens here.
public protocol Tool: Sendable {
  /// What the model gives the code.
  associatedtype Arguments: Generable
  /// What the code answers.
  associatedtype Output
  /// The name by which the model knows it.
  var name: String { get }
  /// What it does, in words for the model.
  var description: String { get }
  /// Calls the code with what the model gives it.
  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The name of the type.
  public var name: String { "\(Self.self)" }
}

/// A conversation with a model, which answers nothing here.
public final class LanguageModelSession: @unchecked Sendable {
  /// Why nothing was generated.
  public enum GenerationError: Error, Sendable {
    /// What is known of an error besides.
    public struct Context: Sendable {
      /// What happened, in words for developers.
      public let debugDescription: String
      /// Creates a description of an error.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// The conversation is too long.
    case exceededContextWindowSize(Context)
    /// The model is not there.
    case assetsUnavailable(Context)
    /// The model does not speak about that.
    case guardrailViolation(Context)
    /// A guide cannot be followed.
    case unsupportedGuide(Context)
    /// The model does not know the language.
    case unsupportedLanguageOrLocale(Context)
    /// The response was not what was asked for.
    case decodingFailure(Context)
    /// Too much was asked in a short time.
    case rateLimited(Context)
    /// Something else is generated just now.
    case concurrentRequests(Context)
  }

  /// What a model answered, which never comes here.
  public struct Response<Content> {
    /// The answer of the model.
    public let content: Content
    /// The answer as the model generated it.
    public let rawContent: GeneratedContent
    /// What was said for the answer.
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  /// An answer as it grows, which never comes here: reading it fails.
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    /// The answer as far as it is generated.
    public struct Snapshot {
      /// The answer so far.
      public var content: Content.PartiallyGenerated
    }
    /// The type of the elements.
    public typealias Element = Snapshot

    /// What fails when it is read.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Fails, as no model is there.
      public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.missing() }
    }

    /// Returns an iterator that fails when it is read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

    /// Fails, as no model is there.
    public func collect() async throws -> Response<Content> { throw LanguageModelSession.missing() }
  }

  /// Whether an answer is being generated: never here.
  public var isResponding: Bool { false }

  /// What was said, which is the instructions, or the conversation that goes on.
  public let transcript: Transcript

  /// Creates a conversation, in which nothing is answered.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) { transcript = Transcript(instructions: instructions) }
  /// Creates a conversation, in which nothing is answered.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions
  ) { transcript = Transcript(instructions: instructions.text) }
  /// Creates a conversation that goes on, in which nothing is answered.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) { self.transcript = transcript }
  /// Creates a conversation, in which nothing is answered.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(model: model, tools: tools, instructions: try instructions()) }

  /// Does nothing, as no model is there to be loaded.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  /// Fails, as no model is there.
  public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw Self.missing() }
  /// Fails, as no model is there.
  public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw Self.missing() }
  /// Fails, as no model is there.
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.missing() }
  /// Fails, as no model is there.
  public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.missing() }
  /// Fails, as no model is there.
  public func respond(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw Self.missing() }

  /// Returns an answer that fails, as no model is there.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  /// Returns an answer that fails, as no model is there.
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  /// Returns an answer that fails, as no model is there.
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
  /// Returns an answer that fails, as no model is there.
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }

  static func missing() -> GenerationError {
    reportUnavailable(
      "LanguageModelSession", answer: "the error of a device without the system's language model")
    return .assetsUnavailable(
      .init(debugDescription: "The language model of the system is not available."))
  }
}
