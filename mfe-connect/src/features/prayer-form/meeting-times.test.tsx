import { screen } from '@testing-library/react';
import { type ListPart, NO_SETTINGS, type PageItem, type SiteSettings } from 'shared/content';
import { SettingsContext } from 'section-kit/shell-api';
import { FILLED_SETTINGS, renderAt } from 'section-kit/testing';
import { MeetingTimes } from './meeting-times.tsx';

const item = (key: string, title: string, note: string, text: string): PageItem => ({
  key,
  title,
  note,
  text,
  link: '',
});

const MEETINGS: ListPart = {
  kind: 'list',
  key: 'meetings',
  look: 'Facts',
  eyebrow: '',
  title: 'Pray with us',
  text: '',
  items: [
    item('dawn', 'Dawn prayer', 'Every day, 5:30 AM', 'by phone, for half an hour.'),
    item('friday', 'Friday prayer', 'Fridays, 7:00 PM', 'Come as you are, and leave when you need to.'),
  ],
};

function answers(settings: SiteSettings): (string | null)[] {
  renderAt(
    '/connect/prayer-requests',
    <SettingsContext value={settings}>
      <MeetingTimes list={MEETINGS} />
    </SettingsContext>,
  );
  return screen.getAllByRole('definition').map((answer) => answer.textContent);
}

test('says whom to call and where to come', () => {
  expect(answers(FILLED_SETTINGS)).toEqual([
    'Every day, 5:30 AM, by phone, for half an hour. Ask us for the number to call: (443) 555-0177.',
    'Fridays, 7:00 PM, at 12 Test Road, Towson, MD 21204. Come as you are, and leave when you need to.',
  ]);
});

test('without a phone and an address there is another way to ask', () => {
  expect(answers(NO_SETTINGS)).toEqual([
    'Every day, 5:30 AM, by phone, for half an hour. Ask us for the number to call.',
    'Fridays, 7:00 PM, at the church. Come as you are, and leave when you need to.',
  ]);
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/connect/contact-us');
});
