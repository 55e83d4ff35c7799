import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Tables whose last column names the tests of the row. */
export const COVERAGE_TABLES = ['docs/specification-coverage.md', 'docs/security.md'];
const CITATION = /`([^`]+)` › `([^`]+)`/g;

/**
 * Rows of a table that name no test, or a test that does not exist.
 * @param {string} root
 * @param {string} table its file
 * @returns {string[]} one line for each fault
 */
export function coverageFaults(root, table) {
  const titles = titlesBelow(root);
  const rows = rowsOf(readFileSync(join(root, table), 'utf8'));
  if (rows.length === 0) return [`${table} has no row.`];
  return rows.flatMap(({ line, proof }) => {
    const citations = [...proof.matchAll(CITATION)].map(([, file = '', title = '']) => ({ file, title }));
    if (citations.length === 0 && !proof.includes('Not tested: '))
      return [`${table}:${line} names no test. Name one, or write "Not tested: " and why.`];
    return citations.flatMap(({ file, title }) => {
      if (titles(file).has(title)) return [];
      return [
        `${table}:${line} names \`${file}\` › \`${title}\`, and there is no such test. Correct the title, or write it.`,
      ];
    });
  });
}

/**
 * @param {string} markdown
 * @returns {{ line: number, proof: string }[]}
 */
function rowsOf(markdown) {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = /^\| .* \|$/.test(text) ? text.slice(2, -2).split(' | ') : [];
    const proof = cells.at(-1) ?? '';
    return cells.length < 2 || /^(proved by|---)$/.test(proof) ? [] : [{ line: index + 1, proof }];
  });
}

/**
 * The titles of a file's tests. A title with placeholders counts as its source text.
 * @param {string} root
 * @returns {(file: string) => ReadonlySet<string>}
 */
function titlesBelow(root) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  return (file) => {
    const titles = known.get(file) ?? titlesOf(join(root, file));
    known.set(file, titles);
    return titles;
  };
}

/** @param {string} path */
function titlesOf(path) {
  /** @type {Set<string>} */
  const titles = new Set();
  if (!existsSync(path)) return titles;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  /** @param {ts.Node} node */
  const visit = (node) => {
    const title = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments[0] : undefined;
    if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
    if (title && ts.isTemplateExpression(title)) titles.add(title.getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind));
  return titles;
}

/**
 * `test(…)`, `it(…)`, `test.each(…)(…)`, `it.each`…`(…)`.
 * @param {ts.Expression} callee
 * @returns {boolean}
 */
function isTest(callee) {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  const each = ts.isCallExpression(callee)
    ? callee.expression
    : ts.isTaggedTemplateExpression(callee)
      ? callee.tag
      : null;
  return each !== null && ts.isPropertyAccessExpression(each) && each.name.text === 'each' && isTest(each.expression);
}
