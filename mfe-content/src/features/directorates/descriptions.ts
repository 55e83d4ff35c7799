import catalyst from './descriptions/catalyst.html';
import community from './descriptions/community.html';
import finance from './descriptions/finance.html';
import firstImpression from './descriptions/first-impression.html';
import flame from './descriptions/flame.html';
import media from './descriptions/media.html';
import missions from './descriptions/missions.html';
import operations from './descriptions/operations.html';
import prayer from './descriptions/prayer.html';
import retention from './descriptions/retention-membership.html';
import soKk from './descriptions/so-kk.html';
import socare from './descriptions/socare.html';
import worship from './descriptions/worship-creative-arts.html';

/** HTML by slug, sanitized when it was built (docs/decisions/0013). */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  prayer,
  community,
  'first-impression': firstImpression,
  'retention-membership': retention,
  'worship-creative-arts': worship,
  media,
  finance,
  operations,
  missions,
  'so-kk': soKk,
  catalyst,
  flame,
  socare,
};
