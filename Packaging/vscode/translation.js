// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

'use strict';

const vscode = require('vscode');

// What the protocol and the editor both have, in the words of the other. Positions are counted in UTF-16 by both.

const position = (place) => new vscode.Position(place.line, place.character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const location = (place) => new vscode.Location(vscode.Uri.parse(place.uri), range(place.range));
const markdown = (content) => new vscode.MarkdownString(content.value ?? content);

const fromPosition = ({ line, character }) => ({ line, character });
const fromRange = ({ start, end }) => ({ start: fromPosition(start), end: fromPosition(end) });

function diagnostic(found) {
  // The protocol counts from 1.
  const result = new vscode.Diagnostic(range(found.range), found.message, found.severity - 1);
  result.source = found.source;
  result.code = found.code;
  result.tags = found.tags;
  result.relatedInformation = found.relatedInformation?.map(
    (note) => new vscode.DiagnosticRelatedInformation(location(note.location), note.message),
  );
  return result;
}

/** What the server knows of a finding: it looks at the place alone. */
const fromDiagnostic = (found) => ({
  range: fromRange(found.range),
  message: found.message,
  code: found.code,
  source: found.source,
  severity: found.severity + 1,
});

/** An edit; fails if a text has changed since it was made, as its places are those of the older one. */
function workspaceEdit(edit) {
  const result = new vscode.WorkspaceEdit();
  const files = edit.documentChanges
    ? edit.documentChanges.map((change) => [change.textDocument.uri, change.edits])
    : Object.entries(edit.changes ?? {});
  for (const { textDocument: { uri, version } } of edit.documentChanges ?? []) {
    const name = vscode.Uri.parse(uri).toString();
    const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === name);
    if (open && (version ?? open.version) !== open.version) throw new Error('the text has changed meanwhile; try again');
  }
  for (const [uri, edits] of files) {
    const file = vscode.Uri.parse(uri);
    for (const { range: place, newText } of edits) result.replace(file, range(place), newText);
  }
  return result;
}

function codeAction(action) {
  const kind = vscode.CodeActionKind.Empty.append(action.kind);
  const result = new vscode.CodeAction(action.title, kind);
  result.edit = workspaceEdit(action.edit);
  result.diagnostics = action.diagnostics?.map(diagnostic);
  result.isPreferred = action.isPreferred;
  return result;
}

function completionItem(item) {
  // The protocol counts from 1.
  const result = new vscode.CompletionItem(item.label, item.kind - 1);
  result.filterText = item.filterText;
  result.insertText = item.textEdit.newText;
  result.range = range(item.textEdit.range);
  if (item.documentation) result.documentation = markdown(item.documentation);
  return result;
}

function documentSymbol(symbol) {
  const result = new vscode.DocumentSymbol(
    symbol.name, symbol.detail ?? '', symbol.kind - 1, range(symbol.range), range(symbol.selectionRange),
  );
  result.children = symbol.children?.map(documentSymbol) ?? [];
  return result;
}

module.exports = {
  codeAction, completionItem, diagnostic, documentSymbol, fromDiagnostic, fromPosition, fromRange, location, markdown,
  range, workspaceEdit,
};
