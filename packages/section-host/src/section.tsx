import type { ReactNode } from 'react';
import type { HostedSectionProps } from '../types/index.d.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { SectionRouter } from './section-router.tsx';
import { SectionFailed, SectionView } from './section-view.tsx';
import { siteHttp } from './site-http.ts';
import { SiteValues } from './site-values.tsx';
import { useAddress } from './use-address.ts';
import { useSection } from './use-section.ts';
import { useTold } from './use-told.ts';

/** See types/index.d.ts. */
export function Section({ load, name, site, url = '/', params, navigation, ...told }: HostedSectionProps): ReactNode {
  const { origin, host } = new URL(site);
  const http = siteHttp(origin);
  const where = useAddress(url, navigation);
  const { state, fail, retry } = useSection({ load, name, params, origin, address: where.address, http });
  useTold(state, origin + where.address, told);
  return (
    <div className="soteria-section">
      {state.status === 'failed' ? (
        <SectionFailed host={host} retry={retry} />
      ) : (
        <SectionBoundary onError={fail}>
          <SectionRouter {...where} origin={origin}>
            <SiteValues http={http} retry={retry}>
              <SectionView state={state} />
            </SiteValues>
          </SectionRouter>
        </SectionBoundary>
      )}
    </div>
  );
}
