/** @jest-environment-options {"timeZone": "Asia/Tokyo"} */
import { testEventTime } from './event-time-cases.ts';

testEventTime({ name: 'Asia/Tokyo', minutesWestInJanuary: -540 });
