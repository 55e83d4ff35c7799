/** @jest-environment-options {"timeZone": "America/Panama"} */
import { testEventTime } from './event-time-cases.ts';

// Maryland's clocks in winter, all year.
testEventTime({ name: 'America/Panama', minutesWestInJanuary: 300 });
