import { assetPath } from 'shared/contract';
import { type ReactNode, StrictMode } from 'react';
import { PublicConfigContext } from 'shared/shell-api';
import { type RegionEnvironment, RegionEnvironmentContext } from '../regions/region-environment.ts';
import { Document } from './document.tsx';
import type { DocumentState } from './document-state.ts';
import { NavigationContext, PreviewContext, SiteOriginContext } from '../site/site-context.ts';

interface AppProps {
  readonly state: DocumentState;
  readonly stateJson: string;
  /** `sha384-…` by file of the shell; known on the server only. */
  readonly integrity?: Readonly<Record<string, string>>;
  readonly environment: RegionEnvironment;
  /** Renders a stylesheet: its text on the server, a link in the browser. */
  readonly stylesheet: (href: string, precedence: string) => ReactNode;
  readonly children: ReactNode;
}

/** In the order in which they run. The first is small: menus work while the app's are on their way. It starts the app. */
function scriptsOf({ shell, hydrate }: DocumentState): readonly string[] {
  return hydrate === 'on-interaction' ? shell.js : [...shell.js, ...(shell.app ?? [])];
}

/** The React tree. Server and browser must render the same, for hydration. */
export function App({ state, stateJson, integrity, environment, stylesheet, children }: AppProps) {
  const { shell } = state;
  const styles = shell.css.map((file) => stylesheet(assetPath('shell', shell.version, file), 'shell'));
  return (
    <StrictMode>
      <SiteOriginContext value={state.origin}>
        <PublicConfigContext value={state.publicConfig}>
          <RegionEnvironmentContext value={environment}>
            <PreviewContext value={state.preview}>
              <NavigationContext value={state.navigation}>
                <Document
                  shell={shell}
                  scripts={scriptsOf(state)}
                  stateJson={stateJson}
                  styles={styles}
                  integrity={integrity}
                >
                  {children}
                </Document>
              </NavigationContext>
            </PreviewContext>
          </RegionEnvironmentContext>
        </PublicConfigContext>
      </SiteOriginContext>
    </StrictMode>
  );
}
