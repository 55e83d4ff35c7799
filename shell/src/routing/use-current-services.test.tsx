import { act, renderHook } from '@testing-library/react';
import type { ServicePlan } from 'shared/content';
import { FILLED_SERVICES } from 'shared/testing';
import { useCurrentServices } from './use-current-services.ts';

const SUNDAY = { id: 1, name: 'Worship', weekday: 'Sunday', startTime: '10:00:00', endTime: '11:30:00', online: true };
const offUntil = '2027-03-14T16:00:00.000Z';
const ANSWER = { data: { id: 'a', attributes: { services: [SUNDAY], exceptions: [], expect: '', offUntil } } };

function openPage(moment: string, known: ServicePlan = FILLED_SERVICES) {
  jest.useFakeTimers({ now: Date.parse(moment) });
  const http = { get: jest.fn(async () => ANSWER), post: async () => null };
  const { result } = renderHook(() => useCurrentServices(known, http));
  return { http, result, pass: (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000)) };
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('during a service an open page hears within a minute that the stream is off', async () => {
  const { result, pass } = openPage('2027-03-14T14:10:00Z');
  expect(result.current).toBe(FILLED_SERVICES);
  await pass(1);
  expect(result.current.override).toEqual({ liveUntil: null, offUntil });
});

test('on other days nothing is asked', async () => {
  const { http, pass } = openPage('2027-03-10T14:10:00Z');
  await pass(30);
  expect(http.get).not.toHaveBeenCalled();
});

test('a tab that nobody sees asks nothing', async () => {
  const { http, pass } = openPage('2027-03-14T14:10:00Z');
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(5);
  expect(http.get).not.toHaveBeenCalled();
});

test('without an answer the page keeps what it knows', async () => {
  const { http, result, pass } = openPage('2027-03-14T14:10:00Z');
  jest.spyOn(console, 'error').mockImplementation();
  http.get.mockRejectedValue(new Error('away'));
  await pass(3);
  expect(result.current).toBe(FILLED_SERVICES);
});
