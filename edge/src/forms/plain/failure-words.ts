interface Explanation {
  readonly why: string;
  readonly mend: string;
}

const STILL_THERE = 'Use the Back button of your browser: your answers are still in the form.';

const FAILURES: Readonly<Record<number, Explanation>> = {
  400: {
    why: 'Something in the form needs another look.',
    mend: `${STILL_THERE} Correct them and send the form again.`,
  },
  403: {
    why: 'The form came from another website, so we did not take it.',
    mend: 'Open the form on our own site, and send it from there.',
  },
  413: {
    why: 'The text is longer than we can take.',
    mend: `${STILL_THERE} Shorten the text and send the form again.`,
  },
  415: {
    why: 'The form came in a way that we cannot read.',
    mend: 'Open the form on our own site, and send it from there.',
  },
  429: {
    why: 'Many forms came from your connection within a short time.',
    mend: `Wait a minute. ${STILL_THERE} Send the form once more.`,
  },
};

const OURS: Explanation = {
  why: 'Something on our side is not working just now. We are sorry.',
  mend: `${STILL_THERE} Send the form once more in a few minutes.`,
};

/** Tells why a form was not sent, and what the visitor can do. */
export function failureWords(status: number): Explanation {
  return FAILURES[status] ?? OURS;
}
