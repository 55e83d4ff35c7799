import * as v from 'valibot';

/** Of a call that was simply done (status 204). */
export const NoAnswer = v.undefined_();
