import type { Locator, Page } from '@playwright/test';

/** A column of the matrix: where visitors go. */
export interface Place {
  readonly name: string;
  readonly address: string;
  /** Where a visitor is who comes by a link. */
  readonly from: string;
  /** All that makes it whole. */
  readonly content: (page: Page) => readonly Locator[];
}

const main = (page: Page) => page.getByRole('main');

/** @param event the first one to come */
export function placesOf({ id, title }: { readonly id: string; readonly title: string }): readonly Place[] {
  return [
    {
      name: 'home',
      address: '/',
      from: '/events',
      content: (page) => [
        page.getByRole('heading', { level: 1, name: 'Welcome to Soteria' }),
        page.getByRole('region', { name: 'Next event' }).getByRole('timer'),
        page.getByRole('heading', { name: 'Upcoming Events' }),
      ],
    },
    {
      name: 'events',
      address: '/events',
      from: '/about-us',
      content: (page) => [main(page).getByRole('link', { name: title }).first()],
    },
    {
      name: 'an event',
      address: `/event-details?id=${id}`,
      from: '/events',
      content: (page) => [page.getByRole('heading', { level: 1, name: title }), main(page).getByText('Overview:')],
    },
    {
      name: 'sermons',
      address: '/connect/sermons',
      from: '/about-us',
      content: (page) => [
        main(page)
          .getByRole('button', { name: /^Listen/ })
          .first(),
      ],
    },
  ];
}

/** What a page says in place of what is missing: the sections' own words, a region's, the edge's last resort. */
export function messageOn(page: Page): Locator {
  const words =
    /Error fetching events|Error Fetching Latest Sermon|Failed to load event details|This part of the page|taking longer than usual|not working just now|did not arrive completely/;
  return main(page).getByText(words).first();
}
