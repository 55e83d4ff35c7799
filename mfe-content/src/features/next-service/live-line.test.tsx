import { render, screen } from '@testing-library/react';
import { ServicesContext, SettingsContext } from 'section-kit/shell-api';
import { FILLED_SERVICES, FILLED_SETTINGS } from 'section-kit/testing';
import { LiveLine } from './live-line.tsx';

function look(moment: string, { streamUrl = 'https://stream.example/live', services = FILLED_SERVICES } = {}) {
  jest.useFakeTimers({ now: Date.parse(moment) });
  return render(
    <SettingsContext value={{ ...FILLED_SETTINGS, streamUrl }}>
      <ServicesContext value={services}>
        <LiveLine />
      </ServicesContext>
    </SettingsContext>,
  ).container;
}

afterEach(() => jest.useRealTimers());

test.each([
  ['within the hour before', '2027-03-14T13:35:00Z', 'Live in 25 minutes: Worship', 'Open the live stream'],
  ['in the last minute', '2027-03-14T13:59:00Z', 'Live in 1 minute: Worship', 'Open the live stream'],
  ['during the service', '2027-03-14T14:30:00Z', 'Live now: Worship', 'Watch the live stream'],
  ['in the evening', '2027-03-14T23:30:00Z', 'Worship of Sunday, March 14', 'Watch it again'],
])('%s the stream is one press away', (_, moment, text, link) => {
  look(moment);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: `${link} (opens in a new tab)` })).toHaveAttribute(
    'href',
    'https://stream.example/live',
  );
});

test('on other days, and for a church without a stream, nothing is said', () => {
  expect(look('2027-03-10T14:30:00Z')).toBeEmptyDOMElement();
  expect(look('2027-03-14T14:30:00Z', { streamUrl: '' })).toBeEmptyDOMElement();
});

test('staff go on the air outside of the schedule, or take the stream off', () => {
  const override = { liveUntil: '2027-03-11T02:00:00Z', offUntil: null };
  look('2027-03-11T01:00:00Z', { services: { ...FILLED_SERVICES, override } });
  expect(screen.getByText('Live now')).toBeVisible();
  const off = { liveUntil: null, offUntil: '2027-03-14T16:00:00Z' };
  expect(look('2027-03-14T14:30:00Z', { services: { ...FILLED_SERVICES, override: off } })).toBeEmptyDOMElement();
});
