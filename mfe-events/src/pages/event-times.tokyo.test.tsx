/** @jest-environment-options {"timeZone": "Asia/Tokyo"} */
import { testEventTimes } from './event-times-cases.tsx';

testEventTimes({ name: 'Asia/Tokyo', minutesWestInJanuary: -540 });
