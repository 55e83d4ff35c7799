import { assetPath, type RenderResult, type RenderJob } from 'shared/contract';

const PLAIN = { headers: {}, styleHashes: [], failures: [], whole: true };

/** A client-rendered application's document: the same for every address, with the settings as data. */
export async function render({ shell, lock, publicConfig, vitals, url }: RenderJob): Promise<RenderResult> {
  const { version, css, fonts, js } = shell.remote;
  const address = (file: string) => assetPath('shell', version, file);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<title>Soteria Church</title>',
    ...css.map((file) => `<link rel="stylesheet" href="${address(file)}">`),
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${address(file)}">`,
    ),
    ...js.map((file) => `<script defer src="${address(file)}"></script>`),
  ];
  const state = { origin: new URL(url).origin, lock, publicConfig, vitals };
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const block = `<script id="soteria-state" type="application/json">${json}</script>`;
  const html = `<!doctype html><html lang="en"><head>${head.join('')}</head><body><div id="root"></div>${block}</body></html>`;
  return { ...PLAIN, status: 200, html };
}
