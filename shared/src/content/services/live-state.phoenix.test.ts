/** @jest-environment-options {"timeZone": "America/Phoenix"} */
import { describeLiveState } from './live-state-cases.ts';

describeLiveState();
