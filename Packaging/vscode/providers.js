// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

'use strict';

const vscode = require('vscode');
const translation = require('./translation');

/** What the editor asks for, answered by the server as far as it says that it can. */
function registerProviders(connection, selector, capabilities) {
  const { languages } = vscode;
  const at = (document, position) => ({
    textDocument: { uri: document.uri.toString() },
    ...(position && { position: translation.fromPosition(position) }),
  });
  const ask = async (method, parameters, token, translate) => {
    const result = await connection.ask(`textDocument/${method}`, parameters, token);
    return result && translate(result);
  };
  const each = (translate) => (results) => results.map(translate);
  const places = (results) => (Array.isArray(results) ? results : [results]).map(translation.location);

  const registered = [
    languages.registerHoverProvider(selector, {
      provideHover: (document, position, token) =>
        ask('hover', at(document, position), token, ({ contents, range }) =>
          new vscode.Hover(translation.markdown(contents), range && translation.range(range))),
    }),
    languages.registerCompletionItemProvider(
      selector,
      {
        provideCompletionItems: (document, position, token) =>
          ask('completion', at(document, position), token, ({ items }) => items.map(translation.completionItem)),
      },
      ...(capabilities.completionProvider?.triggerCharacters ?? []),
    ),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: (document, position, token) => ask('definition', at(document, position), token, places),
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: (document, position, context, token) =>
        ask('references', { ...at(document, position), context }, token, places),
    }),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: (document, token) =>
        ask('documentSymbol', at(document), token, each(translation.documentSymbol)),
    }),
    languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: (document, token) =>
        ask('documentLink', at(document), token, each(({ range, target }) =>
          new vscode.DocumentLink(translation.range(range), vscode.Uri.parse(target)))),
    }),
    languages.registerCodeActionsProvider(
      selector,
      {
        provideCodeActions: (document, range, context, token) =>
          ask('codeAction', {
            ...at(document),
            range: translation.fromRange(range),
            context: {
              diagnostics: context.diagnostics.map(translation.fromDiagnostic),
              ...(context.only && { only: [context.only.value] }),
            },
          }, token, each(translation.codeAction)),
      },
      { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll] },
    ),
    languages.registerRenameProvider(selector, {
      // What is refused rejects, and the editor shows why.
      prepareRename: (document, position, token) =>
        ask('prepareRename', at(document, position), token, ({ range, placeholder }) =>
          ({ range: translation.range(range), placeholder })),
      provideRenameEdits: (document, position, newName, token) =>
        ask('rename', { ...at(document, position), newName }, token, translation.workspaceEdit),
    }),
  ];
  if (!capabilities.codeLensProvider) return registered;
  return [
    ...registered,
    languages.registerCodeLensProvider(selector, {
      provideCodeLenses: (document, token) =>
        ask('codeLens', at(document), token, each(({ range, command }) =>
          new vscode.CodeLens(translation.range(range), command))),
    }),
    ...(capabilities.executeCommandProvider?.commands ?? []).map((command) =>
      vscode.commands.registerCommand(command, async (...words) => {
        try {
          return await connection.ask('workspace/executeCommand', { command, arguments: words });
        } catch (error) {
          vscode.window.showErrorMessage(`QuickAction: ${error.message}`);
          return undefined;
        }
      })),
  ];
}

module.exports = { registerProviders };
