/**
 * Parts of the browser's own window: pages that Chromium loads beside each page of a test, for about half of its work.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright 1.64 turns off. Chromium reads the last of several lists only, so ours repeats it. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
];

/**
 * How fast Chromium takes the network to be. On a busy machine its own estimate is 3G, and then it loads lazy pictures from 2,500 px
 * below the screen in place of 1,250.
 */
const NETWORK = '4G';

/** Command line switches of the Chromium that runs the tests. */
export const CHROMIUM_SWITCHES: readonly string[] = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...UNSEEN].join()}`,
  `--force-effective-connection-type=${NETWORK}`,
];
