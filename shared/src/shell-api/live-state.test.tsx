import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ServicePlan } from '../content/index.ts';
import { FILLED_SERVICES } from '../testing/index.ts';
import { useLiveState } from './live-state.ts';
import { ServicesContext } from './services.ts';

const START = Date.parse('2027-03-14T14:00:00Z');
const MINUTE_MS = 60_000;

function Kind() {
  const state = useLiveState();
  return <p>{state.kind === 'soon' ? `soon, ${state.minutes}` : state.kind}</p>;
}

const page = (services: ServicePlan = FILLED_SERVICES) => (
  <ServicesContext value={services}>
    <Kind />
  </ServicesContext>
);

beforeEach(() => jest.useFakeTimers({ now: START - 62 * MINUTE_MS + 20_000 }));
afterEach(() => jest.useRealTimers());

const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * MINUTE_MS));

test('an open page goes from nothing to the countdown, on the air and the replay, each at its minute', () => {
  render(page());
  expect(screen.getByText('none')).toBeVisible();
  pass(2);
  expect(screen.getByText('soon, 60')).toBeVisible();
  pass(59);
  expect(screen.getByText('soon, 1')).toBeVisible();
  pass(1);
  expect(screen.getByText('live')).toBeVisible();
  pass(90);
  expect(screen.getByText('replay')).toBeVisible();
});

test('a tab that slept through the start shows it when it is seen again', () => {
  render(page());
  jest.setSystemTime(START + MINUTE_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('live')).toBeVisible();
});

test('the server shows the state of the moment for which it read the services', () => {
  expect(renderToString(page({ ...FILLED_SERVICES, asOf: '2027-03-14T14:30:00.000Z' }))).toContain('live');
});

test('a page that is left asks no clock any more', () => {
  render(page()).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
