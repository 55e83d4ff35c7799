import type { Core } from '@strapi/strapi';

import { ensureAdministrator } from './bootstrap/ensure-administrator';
import { syncPublicPermissions } from './bootstrap/sync-public-permissions';
import { takeTurn } from './bootstrap/take-turn';
import { acceptVisitorWords } from './care/accept-visitor-words';
import { addCsvRoute } from './care/add-csv-route';
import { keepVisitorWords } from './care/keep-visitor-words';
import { markUncaredNew } from './care/mark-uncared-new';
import { readChurchFields } from './church-fields/read-church-fields';
import { registerChurchFields } from './church-fields/register-church-fields';
import { addContactMessagesRoute } from './contact-messages/add-route';
import { startContentHook } from './content-hook/start-content-hook';
import { syncEditorGuide } from './editor-guide/sync-editor-guide';
import { keepEntryHistory } from './entry-history/keep-entry-history';
import { environment } from './environment/environment';
import { storeSecrets } from './environment/store-secrets';
import { followSeries } from './event-series/follow-series';
import { markChangedAlone } from './event-series/mark-changed-alone';
import { keepEventTimes } from './event-times/keep-event-times';
import { settleEventTimes } from './event-times/settle-event-times';
import { keepPhoneNumbersPlain } from './forms/keep-phone-numbers-plain';
import { moveTypedSermon } from './latest-sermon/move-typed-sermon';
import { holdUntilDue } from './publish-at/hold-until-due';
import { keepTimesInOrder } from './publish-at/keep-times-in-order';
import { startPublishing } from './publish-at/start-publishing';
import { nameRecentEntries } from './recent-entries/name-recent-entries';
import { startRetention } from './retention/start-retention';
import { mendPictures } from './rich-text/mend-pictures';
import { syncRoles } from './roles/sync-roles';
import { seedPages } from './seed/pages/seed-pages';
import { seedContent } from './seed/seed-content';
import { askBeforeSaving } from './site-check/ask-before-saving';
import { addLintRoutes } from './site-check/add-lint-routes';
import { refuseWhatIsWrong } from './site-check/refuse-what-is-wrong';
import { doWithoutMail, refuseNewPasswords } from './staff-mail/do-without-mail';
import { inviteUsers } from './staff-mail/invite-users';
import { markDue } from './staff-mail/mark-due';
import { startTellingStaff } from './staff-mail/start-telling-staff';
import { trustNoCommit } from './storage-guard/trust-no-commit';

interface Lifecycle {
  strapi: Core.Strapi;
}

let endTurn = async () => {};
let endContentHook = async () => {};
let endTellingStaff = async () => {};

export default {
  async register({ strapi }: Lifecycle) {
    endTurn = await takeTurn(strapi);
    storeSecrets();
    mendPictures(strapi);
    registerChurchFields(strapi);
    readChurchFields(strapi);
    keepEntryHistory(strapi);
    keepEventTimes(strapi);
    holdUntilDue(strapi);
    keepTimesInOrder(strapi);
    followSeries(strapi);
    markChangedAlone(strapi);
    keepVisitorWords(strapi);
    acceptVisitorWords(strapi);
    addContactMessagesRoute(strapi);
    addCsvRoute(strapi);
    addLintRoutes(strapi);
    askBeforeSaving(strapi);
    refuseNewPasswords(strapi);
  },

  async bootstrap({ strapi }: Lifecycle) {
    trustNoCommit(strapi);
    doWithoutMail(strapi);
    keepPhoneNumbersPlain(strapi);
    markDue(strapi);
    nameRecentEntries(strapi);
    await syncPublicPermissions(strapi);
    await syncRoles(strapi);
    await ensureAdministrator(strapi);
    await markUncaredNew(strapi);
    await syncEditorGuide(strapi);
    if (environment.SEED_CONTENT) {
      await seedContent(strapi);
      await seedPages(strapi);
    }
    await settleEventTimes(strapi);
    await moveTypedSermon(strapi);
    // The last of these: what the others make of an edit is what visitors would see.
    refuseWhatIsWrong(strapi);
    await startRetention(strapi);
    // After the seeding: nobody has cached anything that it could have changed.
    endContentHook = startContentHook(strapi);
    await startPublishing(strapi);
    // After the first administrator, who is invited by nobody.
    inviteUsers(strapi);
    endTellingStaff = startTellingStaff(strapi);
    await endTurn();
  },

  async destroy() {
    await endContentHook();
    await endTellingStaff();
  },
};
