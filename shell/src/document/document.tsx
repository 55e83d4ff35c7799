import { assetPath, type ShellRemote } from 'shared/contract';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { STATE_ELEMENT_ID } from './document-state.ts';

/** React leaves a link that has a handler where it is written, and moves any other into the head. */
const STAY_IN_BODY = () => {};

interface DocumentProps {
  readonly shell: ShellRemote;
  /** The state block's text, escaped for a script element. */
  readonly stateJson: string;
  /** `sha384-…` of the shell's files (`browser/shell.js`); what the browser takes over has them no more. */
  readonly integrity?: Readonly<Record<string, string>>;
  /** The shell's own stylesheet. */
  readonly styles: ReactNode;
  readonly children: ReactNode;
}

/**
 * The whole document, rendered on the server and hydrated in the browser. No inline script: the one script is a file
 * (`defer`, so that the document is complete when it runs), and the state is a data block.
 */
export function Document({ shell, stateJson, integrity = {}, styles, children }: DocumentProps) {
  const address = (file: string) => assetPath('shell', shell.version, file);
  // Ahead of the sections' scripts, which need it: browsers ask for files of one priority in the order of the document.
  for (const file of shell.js) {
    const signed = integrity[`browser/${file}`];
    preload(address(file), { as: 'script', fetchPriority: 'low', ...(signed ? { integrity: signed } : {}) });
  }
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF7F0" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {styles}
        {shell.js.map((file) => (
          <script
            key={file}
            src={address(file)}
            integrity={integrity[`browser/${file}`]}
            defer
            suppressHydrationWarning
          />
        ))}
      </head>
      <body>
        {/* Not in the head, where Chromium keeps the page blank for up to 100 ms in the hope of them. */}
        {shell.fonts.map((file) => (
          <link
            key={file}
            rel="preload"
            as="font"
            type="font/woff2"
            href={address(file)}
            crossOrigin="anonymous"
            onLoad={STAY_IN_BODY}
          />
        ))}
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
