/** @jest-environment-options {"timeZone": "America/New_York"} */
import { testEventTime } from './event-time-cases.ts';

testEventTime({ name: 'America/New_York', minutesWestInJanuary: 300 });
