import type { StrapiApp } from '@strapi/strapi/admin';

import { EventDatesPanel } from './event-dates/event-dates-panel';
import sunrise from './sunrise.svg';

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
        'Auth.form.welcome.title': 'Welcome to Soteria',
        'Auth.form.welcome.subtitle': 'Log in to edit the website',
      },
    },
    tutorials: false,
    // Otherwise the browser of every editor asks api.github.com for new releases.
    notifications: { releases: false },
  },
  bootstrap(app: StrapiApp) {
    const { addEditViewSidePanel } = app.getPlugin('content-manager').apis;
    if (typeof addEditViewSidePanel === 'function') addEditViewSidePanel([EventDatesPanel]);
  },
};
