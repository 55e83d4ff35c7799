/** @jest-environment-options {"timeZone": "America/Phoenix"} */
import { testEventTimes } from './event-times-cases.tsx';

testEventTimes({ name: 'America/Phoenix', minutesWestInJanuary: 420 });
