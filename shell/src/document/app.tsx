import { assetPath } from 'shared/contract';
import { type ReactNode, StrictMode } from 'react';
import { PublicConfigContext } from 'shared/shell-api';
import { type RegionEnvironment, RegionEnvironmentContext } from '../regions/region-environment.ts';
import { Document } from './document.tsx';
import type { DocumentState } from './document-state.ts';
import { PreviewContext } from '../site/preview-context.ts';
import { SiteOriginContext } from '../site/site-origin.ts';

interface AppProps {
  readonly state: DocumentState;
  readonly stateJson: string;
  /** Of the shell's files, where the server knows it. */
  readonly integrity?: Readonly<Record<string, string>>;
  readonly environment: RegionEnvironment;
  /** A stylesheet by address: its text on the server, a link in the browser. */
  readonly stylesheet: (href: string, precedence: string) => ReactNode;
  readonly children: ReactNode;
}

/** The tree that both sides share, so that hydration finds what the server drew. */
export function App({ state, stateJson, integrity, environment, stylesheet, children }: AppProps) {
  const { shell } = state;
  const styles = shell.css.map((file) => stylesheet(assetPath('shell', shell.version, file), 'shell'));
  return (
    <StrictMode>
      <SiteOriginContext value={state.origin}>
        <PublicConfigContext value={state.publicConfig}>
          <RegionEnvironmentContext value={environment}>
            <PreviewContext value={state.preview}>
              <Document shell={shell} stateJson={stateJson} styles={styles} {...(integrity ? { integrity } : {})}>
                {children}
              </Document>
            </PreviewContext>
          </RegionEnvironmentContext>
        </PublicConfigContext>
      </SiteOriginContext>
    </StrictMode>
  );
}
