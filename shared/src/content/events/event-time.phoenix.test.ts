/** @jest-environment-options {"timeZone": "America/Phoenix"} */
import { testEventTime } from './event-time-cases.ts';

testEventTime({ name: 'America/Phoenix', minutesWestInJanuary: 420 });
