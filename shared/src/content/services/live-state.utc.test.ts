/** @jest-environment-options {"timeZone": "UTC"} */
import { describeLiveState } from './live-state-cases.ts';

describeLiveState();
