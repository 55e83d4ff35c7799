import ts from 'typescript';

/** @typedef {{ line: number, text: string }} Place */

/**
 * @param {string} file its ending tells the language
 * @param {string} text
 * @returns {{ words: Place[], types: Set<string>, functions: Set<string> }}
 * words: identifiers in kebab-case, and comments in lower case; types and functions: names declared at the top level
 */
export function parseSource(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  return { words: wordsOf(source), ...declarationsOf(source) };
}

/** @param {ts.SourceFile} source */
function wordsOf(source) {
  /** @type {Map<number, Place>} by position: nested nodes share their comments */
  const words = new Map();
  const add = (/** @type {number} */ position, /** @type {string} */ text) =>
    words.set(position, { line: source.getLineAndCharacterOfPosition(position).line + 1, text });
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node)) add(node.getStart(), kebabCase(node.text));
    if (!ts.isJsxText(node))
      for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.pos) ?? [])
        add(pos, source.text.slice(pos, end).toLowerCase());
    if (!ts.isJSDoc(node)) node.getChildren().forEach(visit);
  };
  visit(source);
  return [...words.values()];
}

/** @param {string} name */
function kebabCase(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** @param {ts.SourceFile} source */
function declarationsOf(source) {
  /** @type {Set<string>} */
  const types = new Set();
  /** @type {Set<string>} */
  const functions = new Set();
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) types.add(statement.name.text);
    if (ts.isFunctionDeclaration(statement) && statement.name) functions.add(statement.name.text);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer)) functions.add(name.text);
  }
  return { types, functions };
}
