import type { StrapiApp, WidgetArgs } from '@strapi/strapi/admin';

import { CsvButton } from './care/csv-button';
import { listInChurchZone } from './church-fields/list-in-church-zone';
import { registerInputs } from './church-fields/register-inputs';
import { ContactMessagesWidget } from './contact-messages/contact-messages-widget';
import { EnvelopeIcon } from './contact-messages/envelope-icon';
import { addEntryHistory } from './entry-history/add-entry-history';
import { EventDatesPanel } from './event-dates/event-dates-panel';
import { addGuide } from './how-to/add-guide';
import { addSiteFindings } from './linter/add-site-findings';
import { LinterPanel } from './linter/linter-panel';
import { PLAIN_REFUSALS } from './plain-refusals';
import { addRichText } from './rich-text/add-rich-text';
import { PencilIcon, ShortcutsWidget } from './shortcuts/shortcuts-widget';
import sunrise from './sunrise.svg';
import { withoutPromotions } from './without-promotions';

const CONTACT_MESSAGES: WidgetArgs = {
  id: 'contact-messages',
  title: { id: 'contact-messages.title', defaultMessage: 'Messages of the contact form' },
  icon: EnvelopeIcon,
  component: async () => ContactMessagesWidget,
};

const SHORTCUTS: WidgetArgs = {
  id: 'shortcuts',
  title: { id: 'shortcuts.title', defaultMessage: 'What would you like to do?' },
  icon: PencilIcon,
  component: async () => ShortcutsWidget,
};

export default {
  config: {
    auth: { logo: sunrise },
    menu: { logo: sunrise },
    head: { favicon: sunrise },
    locales: [],
    translations: {
      en: {
        'app.components.LeftMenu.navbrand.title': 'Soteria',
        'app.components.LeftMenu.navbrand.workplace': 'Content of the website',
        'app.components.Users.MagicLink.connect':
          'This link is sent by mail where the site has a mail server. If it does not arrive, copy it and hand it over.',
        'Auth.form.welcome.title': 'Welcome to Soteria',
        'Auth.form.welcome.subtitle': 'Log in to edit the website',
        ...PLAIN_REFUSALS,
      },
    },
    tutorials: false,
    // Otherwise the browser of every editor asks api.github.com for new releases.
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    registerInputs(app);
    addSiteFindings(app);
    addGuide(app);
    // The first ones: nobody has to look for them.
    app.widgets.register((others) => [SHORTCUTS, CONTACT_MESSAGES, ...others]);
  },
  bootstrap(app: StrapiApp) {
    listInChurchZone(app);
    withoutPromotions();
    const contentManager = app.getPlugin('content-manager');
    contentManager.injectComponent('listView', 'actions', { name: 'csv', Component: CsvButton });
    const { addEditViewSidePanel } = contentManager.apis;
    if (typeof addEditViewSidePanel === 'function') addEditViewSidePanel([EventDatesPanel, LinterPanel]);
    addEntryHistory(contentManager);
    addRichText(contentManager);
  },
};
