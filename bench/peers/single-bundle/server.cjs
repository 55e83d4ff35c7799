const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** @type {Record<'js' | 'css' | 'fonts', string[]> & { version: string }} */
const remote = JSON.parse(readFileSync(join(__dirname, '..', 'remote.json'), 'utf8'));
const address = (/** @type {string} */ file) => `/_/assets/shell/${remote.version}/${file}`;
const head = [
  ...remote.css.map((file) => `<link rel="stylesheet" href="${address(file)}">`),
  ...remote.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address(file)}">`),
  ...remote.js.map((file) => `<script defer src="${address(file)}"></script>`),
];
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Soteria Church</title>${head.join('')}</head><body><div id="root"></div></body></html>`;

/** A client-rendered application's document: the same for every address. */
exports.render = async () => ({ status: 200, headers: {}, html, styleHashes: [], failures: [], whole: true });
