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

/** Command line switches of the Chromium that runs the tests. */
export const CHROMIUM_SWITCHES: readonly string[] = [`--disable-features=${[...OFF_BY_PLAYWRIGHT, ...UNSEEN].join()}`];
