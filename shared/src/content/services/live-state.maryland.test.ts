/** @jest-environment-options {"timeZone": "America/New_York"} */
import { describeLiveState } from './live-state-cases.ts';

describeLiveState();
