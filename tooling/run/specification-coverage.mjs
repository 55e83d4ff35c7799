import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const TABLE = 'docs/specification-coverage.md';
const CITATION = /`([^`]+)` › `([^`]+)`/g;

/**
 * Every row of the table names tests that exist, or says why there is none.
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function coverageFaults(root) {
  const titles = titlesBelow(root);
  const rows = rowsOf(readFileSync(join(root, TABLE), 'utf8'));
  if (rows.length === 0) return [`${TABLE} has no row.`];
  return rows.flatMap(({ line, proof }) => {
    const citations = [...proof.matchAll(CITATION)].map(([, file = '', title = '']) => ({ file, title }));
    if (citations.length === 0 && !proof.includes('Not tested: '))
      return [`${TABLE}:${line} names no test. Name one, or write "Not tested: " and why.`];
    return citations.flatMap(({ file, title }) => {
      if (titles(file).has(title)) return [];
      return [
        `${TABLE}:${line} names \`${file}\` › \`${title}\`, and there is no such test. Correct the title, or write it.`,
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
    const row = /^\| (.+) \| (.*) \|$/.exec(text);
    if (!row || /^(sentence|---)$/.test(row[1] ?? '')) return [];
    return [{ line: index + 1, proof: row[2] ?? '' }];
  });
}

/**
 * The titles of a file's tests; a title with placeholders is its source text.
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
