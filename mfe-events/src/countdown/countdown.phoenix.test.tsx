/** @jest-environment-options {"timeZone": "America/Phoenix"} */
import { testCountdown } from './countdown-cases.tsx';

testCountdown({ name: 'America/Phoenix', minutesWestInJanuary: 420 });
