/** An item of the main menu that is a link. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
  /** The site setting with an outside address. The item links to it, and is absent without it. */
  readonly sends?: 'streamUrl';
}

/** An item with a dropdown. It is no link itself. */
export interface MenuGroup {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/** Specification, 'Main navigation', in its order. Its relative link 'Join Us' must lead to /join-us on every page. */
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
