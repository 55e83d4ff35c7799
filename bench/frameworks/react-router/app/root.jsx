import 'shared/ui/tokens.css';
import '../../dist/fonts/fonts.css';
import '../../../../shell/src/styles/global.css';
import '../../../../shell/src/toasts/toasts.css';
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import { authStore } from 'shared/shell-api';
import { RegionEnvironmentContext } from '../../../../shell/src/regions/region-environment.ts';
import { SiteOriginContext } from '../../../../shell/src/site/site-context.ts';
import { FIRST_FONTS } from '../../site/first-fonts.js';
import { NO_REGIONS } from '../../site/no-regions.js';

authStore.setState({ status: 'signed-out' });

export function loader({ request }) {
  return process.env.PUBLIC_URL ?? new URL(request.url).origin;
}

export const shouldRevalidate = () => false;

export function Layout({ children }) {
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
        {FIRST_FONTS.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Meta />
        {/* The bundler's order of stylesheets is another than the imports'. */}
        <style>@layer base, parts;</style>
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <SiteOriginContext value={useRouteLoaderData('root') ?? ''}>
      <RegionEnvironmentContext value={NO_REGIONS}>
        <Outlet />
      </RegionEnvironmentContext>
    </SiteOriginContext>
  );
}
