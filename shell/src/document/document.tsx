import { assetPath, type ShellRemote } from 'shared/contract';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { STATE_ELEMENT_ID } from './document-state.ts';

/** React moves a link into the head unless it has a handler. */
const STAY_IN_BODY = () => {};

interface ShellFilesProps {
  readonly shell: ShellRemote;
  /** The shell's files that the document runs. */
  readonly scripts: readonly string[];
  /** `sha384-…` by file of the shell (`browser/shell.js`); known on the server only. */
  readonly integrity?: Readonly<Record<string, string>> | undefined;
}

interface DocumentProps extends ShellFilesProps {
  /** The state block's text, escaped for a script element. */
  readonly stateJson: string;
  /** The shell's own stylesheets. */
  readonly styles: ReactNode;
  readonly children: ReactNode;
}

/**
 * The whole document, rendered on the server and hydrated in the browser. It has no inline script: the state is a data block,
 * and the only script is a deferred file.
 */
export function Document({ shell, scripts, stateJson, integrity, styles, children }: DocumentProps) {
  preloadScripts({ shell, scripts, integrity });
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF7F0" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {styles}
        <Scripts shell={shell} scripts={scripts} integrity={integrity} />
      </head>
      <body>
        <Fonts shell={shell} />
        {children}
        <script
          id={STATE_ELEMENT_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stateJson }}
        />
      </body>
    </html>
  );
}

/** Before the sections' scripts, which need the shell's: browsers request files of one priority in document order. */
function preloadScripts({ shell, scripts, integrity }: ShellFilesProps): void {
  for (const file of scripts) {
    const signed = integrity?.[`browser/${file}`];
    preload(addressOf(shell, file), {
      as: 'script',
      fetchPriority: 'low',
      ...(signed ? { integrity: signed } : {}),
    });
  }
}

/** Deferred: the document is complete when they run. */
function Scripts({ shell, scripts, integrity }: ShellFilesProps) {
  return scripts.map((file) => (
    <script
      key={file}
      src={addressOf(shell, file)}
      integrity={integrity?.[`browser/${file}`]}
      defer
      suppressHydrationWarning
    />
  ));
}

/** In the body: for fonts in the head, Chromium delays the first paint by up to 100 ms. The first picture goes before them. */
function Fonts({ shell }: Pick<ShellFilesProps, 'shell'>) {
  return shell.fonts.map((file) => (
    <link
      key={file}
      rel="preload"
      as="font"
      type="font/woff2"
      href={addressOf(shell, file)}
      crossOrigin="anonymous"
      fetchPriority="low"
      onLoad={STAY_IN_BODY}
    />
  ));
}

function addressOf({ version }: ShellRemote, file: string): string {
  return assetPath('shell', version, file);
}
