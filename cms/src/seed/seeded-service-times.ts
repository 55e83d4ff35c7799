/** What a new site begins with. Times are the wall clock in Maryland. */
export const SEEDED_SERVICE_TIMES = {
  services: [
    { name: 'Worship', weekday: 'Sunday', startTime: '10:00:00.000', endTime: '11:30:00.000', place: '', online: true },
    { name: 'Prayer', weekday: 'Friday', startTime: '19:00:00.000', endTime: '20:30:00.000', place: '', online: false },
  ],
  exceptions: [],
  expect:
    'Coffee from half past nine, ninety minutes of songs, prayer and a sermon, and children’s groups next door. Come as you are; nobody will ask you to stand up.',
} as const;
