/** @jest-environment-options {"timeZone": "UTC"} */
import { testEventTime } from './event-time-cases.ts';

testEventTime({ name: 'UTC', minutesWestInJanuary: 0 });
