import type { SiteSettings } from 'shared/content';

export interface MenuLink {
  readonly label: string;
  readonly to: string;
  /** The setting that says where the page sends its visitors: the item leads there at once, and is absent without it. */
  readonly sends?: keyof SiteSettings;
}

/** An item with a dropdown; it leads nowhere itself. */
export interface MenuGroup {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/** Specification, 'Main navigation', in its order. 'Join Us' is relative there and must reach /join-us from every page. */
export const MAIN_MENU: readonly (MenuLink | MenuGroup)[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about-us' },
  {
    label: 'Connect',
    links: [
      { label: 'Connect', to: '/connect' },
      { label: 'Live Stream', to: '/connect/live-stream', sends: 'streamUrl' },
      { label: 'Sermons', to: '/connect/sermons' },
      { label: 'Prayer Requests', to: '/connect/prayer-requests' },
      { label: 'Contact Us', to: '/connect/contact-us' },
    ],
  },
  { label: 'Join Us', to: '/join-us' },
  { label: 'Events', to: '/events' },
  {
    label: 'More',
    links: [
      { label: 'Soteria In The Community', to: '/community-engagement' },
      { label: 'Plan Your Visit', to: '/plan-your-visit' },
      { label: 'Our Mobile App', to: '/mobile-app' },
    ],
  },
];
