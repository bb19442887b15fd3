// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import MessageStream
package import PropertyListSyntax

/// The server of `quickaction mcp`: the methods of the Model Context Protocol.
package struct AgentServer: MessageHandler {
  private let version: String
  private let root: ServedRoot
  private let commands: CommandPort
  private let allowsBuild: Bool
  private let pages: ServedPages

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: The version of this tool.
  ///   - root: The folder that is served.
  ///   - commands: How a command is run.
  ///   - allowsBuild: Whether the user's code may be built and run.
  package init(version: String, root: ServedRoot, commands: CommandPort, allowsBuild: Bool) {
    self.version = version
    self.root = root
    self.commands = commands
    self.allowsBuild = allowsBuild
    pages = ServedPages(environment: commands.environment)
  }

  package var answersCanceled: Bool { false }

  package func isImmediate(_ method: String) -> Bool { method != "tools/call" }

  package func canceledRequest(
    _ method: String, _ parameters: PropertyListValue?
  ) -> MessageID? {
    guard method == "notifications/cancelled" else { return nil }
    return parameters?["requestId"].flatMap { MessageID($0) }
  }

  package func answer(
    _ method: String, _ parameters: PropertyListValue?, _ call: MessageCall
  ) throws(MessageError) -> PropertyListLiteral {
    switch method {
    case "tools/call": return try callTool(parameters, call)
    case "resources/list": return try pages.list(cursor: parameters?["cursor"]?.string)
    case "resources/read": return try readPage(parameters)
    case "prompts/get": return try prompt(parameters)
    default:
      guard let known = constant(method, parameters) else {
        throw MessageError.unknownMethod(method)
      }
      return known
    }
  }

  /// The answer to a request that cannot fail; nil for an unknown one.
  private func constant(
    _ method: String, _ parameters: PropertyListValue?
  ) -> PropertyListLiteral? {
    switch method {
    case "initialize": greeting(parameters)
    case "ping": PropertyListLiteral.object([])
    case "tools/list":
      PropertyListLiteral.object([
        ("tools", .array(Tools.all.map { $0.description.literal(allowsBuild: allowsBuild) }))
      ])
    case "resources/templates/list": PropertyListLiteral.object([("resourceTemplates", [])])
    case "prompts/list":
      PropertyListLiteral.object([("prompts", .array(ServedPrompt.all.map(\.entry)))])
    default: nil
    }
  }

  private func readPage(_ parameters: PropertyListValue?) throws(MessageError)
    -> PropertyListLiteral
  {
    guard let uri = parameters?["uri"]?.string else {
      throw MessageError.invalidParameters("'resources/read' needs 'uri', a text")
    }
    return try pages.read(uri)
  }

  private func prompt(_ parameters: PropertyListValue?) throws(MessageError) -> PropertyListLiteral
  {
    let name = parameters?["name"]?.string ?? ""
    guard let prompt = ServedPrompt.all.first(where: { $0.name == name }) else {
      throw MessageError.invalidParameters("unknown prompt '\(name)'")
    }
    return prompt.message(parameters?["arguments"])
  }

  private func greeting(_ parameters: PropertyListValue?) -> PropertyListLiteral {
    [
      "protocolVersion": .string(
        ProtocolRevision.spoken(asked: parameters?["protocolVersion"]?.string)),
      "capabilities": [
        "tools": .object([]), "resources": .object([]), "prompts": .object([]),
      ],
      "serverInfo": ["name": "quickaction", "title": "QuickAction", "version": .string(version)],
      "instructions": .string(
        "Checks, configures, builds and draws iOS widgets without Xcode. Begin with find_widgets; call check after each "
          + "change, and preview_widget to see the widget. Only fix_findings and configure with 'write', and build_widget, "
          + "change files."),
    ]
  }

  private func callTool(
    _ parameters: PropertyListValue?, _ call: MessageCall
  ) throws(MessageError) -> PropertyListLiteral {
    guard let name = parameters?["name"]?.string else {
      throw MessageError.invalidParameters("'tools/call' needs 'name', a text")
    }
    guard let tool = Tools.all.first(where: { $0.description.name == name }) else {
      throw MessageError.invalidParameters("unknown tool '\(name)'")
    }
    let arguments = try ToolArguments(
      parameters?["arguments"], of: tool.description, in: root)
    let progress = ToolProgress(token: parameters?["_meta"]?["progressToken"], call, of: name)
    defer { progress?.finish() }
    do throws(ToolRefusal) {
      return try tool.run(
        ToolCall(
          arguments: arguments, root: root, commands: commands, allowsBuild: allowsBuild,
          message: call)
      ).literal
    } catch {
      return ToolResult(failure: error.sentence).literal
    }
  }
}
