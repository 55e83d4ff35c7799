import becomeAMember from '../../pictures/connect-become-a-member.svg';
import catalyst from '../../pictures/connect-catalyst.svg';
import danielsMen from '../../pictures/connect-daniels-men.svg';
import kiddies from '../../pictures/connect-kiddies.svg';
import poiema from '../../pictures/connect-poiema.svg';
import prayerRequests from '../../pictures/connect-prayer-requests.svg';
import sodip from '../../pictures/connect-sodip.svg';
import type { ConnectCard } from './connect-card.ts';

/** The ways to find one's people, in the order of the specification (section 2, 'Connect'). */
export const CONNECT_CARDS: readonly ConnectCard[] = [
  {
    title: "Men's Fellowship (Daniel's Men)",
    route: '/connect/daniels-men',
    desc: 'Men of every age who sharpen one another: Scripture, honest talk, good breakfasts, and hands that are there when a neighbor needs them.',
    imgUrl: danielsMen,
  },
  {
    title: "Women's Fellowship (POIEMA)",
    route: '/connect/poiema',
    desc: 'We are God’s workmanship. Prayer, friendship, rest: for women in every season of life, from a first job to the fifth grandchild.',
    imgUrl: poiema,
  },
  {
    title: 'Soteria kiddies',
    route: '/connect/kiddies',
    desc: 'Stories, songs and safe hands for KINDLE, IGNITE and BLAZE: room for every child, from the cradle to the age of 14.',
    imgUrl: kiddies,
  },
  {
    title: 'Catalyst (youth ministry)',
    route: '/connect/catalyst',
    desc: 'Ages 13 to 34, with room for big questions, loud music, long road trips, service in the city, and a faith that is your own.',
    imgUrl: catalyst,
  },
  {
    title: 'Prayer Requests',
    route: '/connect/prayer-requests',
    desc: 'Submit your prayer requests... Nothing is too small to bring, and we pray for it by name, at dawn and through the week.',
    imgUrl: prayerRequests,
  },
  {
    title: 'Become A Member',
    route: '/join-us',
    desc: 'Make Soteria your church home. Tell us who you are, and our pastors will be glad to call and welcome you.',
    imgUrl: becomeAMember,
  },
  {
    title: 'SODIP (Soteria Discipleship)',
    route: '/connect/sodip',
    desc: 'A path for new believers and for seasoned ones: learn the Word, live it each day, and help somebody else begin.',
    imgUrl: sodip,
  },
];
