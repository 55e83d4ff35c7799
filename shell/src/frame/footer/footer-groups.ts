import type { SiteSettings } from 'shared/content';

interface FooterLink {
  readonly label: string;
  /** Empty: shown, but not a link. */
  readonly address: string;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

const ABOUT = '/about-us';

/**
 * Specification, 'Footer'. Catalyst, Photo Gallery, SOCITH and Latest Sermon are shown without a link until staff set an address.
 * Give is hidden until then.
 */
export function footerGroups(settings: SiteSettings): FooterGroup[] {
  return [
    group('About Us', [
      ['Who We Are', ABOUT],
      ['Our Vision', ABOUT],
      ['Our Values', ABOUT],
      ['Our Leadership', ABOUT],
    ]),
    group('Ministries', [
      ['Soteria Kiddies', '/connect/kiddies'],
      ["Daniel's Men", '/connect/daniels-men'],
      ['POIEMA', '/connect/poiema'],
      ['Catalyst', settings.catalystUrl],
    ]),
    group('Community Engagement', [
      ['Outreaches', '/community-engagement/outreaches'],
      ['Events', '/events'],
      ['Community Engagement', '/community-engagement'],
      ['Photo Gallery', settings.photoGalleryUrl],
    ]),
    group('Support & Resources', [
      ...(settings.giveUrl ? [['Give', settings.giveUrl] as const] : []),
      ['Prayer Requests', '/connect/prayer-requests'],
      ['Become A Member', '/join-us'],
      ['SOCITH', settings.socithUrl],
      ['SODIP', '/connect/sodip'],
    ]),
    group('Connect', [
      ['Events', '/events'],
      ['Latest Sermon', settings.latestSermonUrl],
      ['Prayer Requests', '/connect/prayer-requests'],
      ['Join Us', '/join-us'],
      ['Contact Us', '/connect/contact-us'],
    ]),
  ];
}

function group(title: string, links: readonly (readonly [label: string, address: string])[]): FooterGroup {
  return { title, links: links.map(([label, address]) => ({ label, address })) };
}
