/**
 * The frame's links with their targets, in the order and the wording of the specification, section 2. 'stream' is the address in
 * the site settings: what /connect/live-stream leads to (decision 0045).
 */
export const MAIN_MENU = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ['Connect', '/connect'],
  ['Live Stream', 'stream'],
  ['Sermons', '/connect/sermons'],
  ['Prayer Requests', '/connect/prayer-requests'],
  ['Contact Us', '/connect/contact-us'],
  ['Join Us', '/join-us'],
  ['Events', '/events'],
  ['Soteria In The Community', '/community-engagement'],
  ['Plan Your Visit', '/plan-your-visit'],
  ['Our Mobile App', '/mobile-app'],
] as const;

interface FooterGroup {
  readonly title: string;
  /** Name and target; 'give' is the address in the site settings, null an empty link. */
  readonly links: readonly (readonly [name: string, target: string | null])[];
}

/** The specification names targets; where it leaves a link's words open they are the site's own. */
export const FOOTER: readonly FooterGroup[] = [
  {
    title: 'About Us',
    links: [
      ['Who We Are', '/about-us'],
      ['Our Vision', '/about-us'],
      ['Our Values', '/about-us'],
      ['Our Leadership', '/about-us'],
    ],
  },
  {
    title: 'Ministries',
    links: [
      ['Soteria Kiddies', '/connect/kiddies'],
      ["Daniel's Men", '/connect/daniels-men'],
      ['POIEMA', '/connect/poiema'],
      ['Catalyst', null],
    ],
  },
  {
    title: 'Community Engagement',
    links: [
      ['Outreaches', '/community-engagement/outreaches'],
      ['Events', '/events'],
      ['Community Engagement', '/community-engagement'],
      ['Photo Gallery', null],
    ],
  },
  {
    title: 'Support & Resources',
    links: [
      ['Give', 'give'],
      ['Prayer Requests', '/connect/prayer-requests'],
      ['Become A Member', '/join-us'],
      ['SOCITH', null],
      ['SODIP', '/connect/sodip'],
    ],
  },
  {
    title: 'Connect',
    links: [
      ['Events', '/events'],
      ['Latest Sermon', null],
      ['Prayer Requests', '/connect/prayer-requests'],
      ['Join Us', '/join-us'],
      ['Contact Us', '/connect/contact-us'],
    ],
  },
];
