/** @jest-environment-options {"timeZone": "Pacific/Pago_Pago"} */
import { describeLiveState } from './live-state-cases.ts';

describeLiveState();
