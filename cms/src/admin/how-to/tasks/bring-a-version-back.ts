import versions from '../pictures/history.webp';
import type { Task } from '../task';

export const BRING_A_VERSION_BACK: Task = {
  title: 'Bring an earlier version back',
  steps: [
    {
      words: 'Open the entry. Beside its form, **History** says who changed what and when.',
      picture: { src: versions, text: 'The history of an event: who changed what.' },
    },
    { words: 'Press **Compare** at a version, and read what it said.' },
    { words: 'Press **Bring this version back**. It is in the form now: look through it, and publish it.' },
    { words: 'What was deleted comes back too: **Deleted entries** is above each list.' },
  ],
};
