/** @jest-environment-options {"timeZone": "Asia/Tokyo"} */
import { testCountdown } from './countdown-cases.tsx';

testCountdown({ name: 'Asia/Tokyo', minutesWestInJanuary: -540 });
