/** @jest-environment-options {"timeZone": "UTC"} */
import { testCountdown } from './countdown-cases.tsx';

testCountdown({ name: 'UTC', minutesWestInJanuary: 0 });
