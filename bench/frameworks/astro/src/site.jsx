import { authStore, RetryContext, ServicesContext, SettingsContext } from 'shared/shell-api';
import { SiteOriginContext } from '../../../../shell/src/site/site-context.ts';
import { AddressContext } from './links.jsx';

authStore.setState({ status: 'signed-out' });

const reload = () => location.reload();

/** A section's component with what the shell's frame tells it: each island is a tree of its own. */
export function inSite(Part) {
  return function PartInSite({ site, ...props }) {
    return (
      <SiteOriginContext value={site.origin}>
        <AddressContext value={site.address}>
          <SettingsContext value={site.settings}>
            <ServicesContext value={site.services}>
              <RetryContext value={reload}>
                <Part {...props} />
              </RetryContext>
            </ServicesContext>
          </SettingsContext>
        </AddressContext>
      </SiteOriginContext>
    );
  };
}
