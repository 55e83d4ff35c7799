/** @jest-environment-options {"timeZone": "Asia/Tokyo"} */
import { describeLiveState } from './live-state-cases.ts';

describeLiveState();
