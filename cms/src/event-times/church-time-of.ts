import { CHURCH_ZONE, wallClockIn } from '../church-clock/church-clock';

/** The wire format's `time` of an event: what Maryland's clock shows at its start, `HH:MM:SS`. */
export const churchTimeOf = (start: Date) => wallClockIn(CHURCH_ZONE, start).time;
