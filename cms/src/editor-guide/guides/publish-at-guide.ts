import type { FieldGuide } from '../editor-guide';

export const PUBLISH_AT: FieldGuide = {
  label: 'Publish at',
  help:
    'Save, and it is published by itself within a minute after that time; at once, when the time is over. ' +
    'Until then, “Publish” is refused. Empty: you publish it.',
  width: 6,
};

export const UNPUBLISH_AT: FieldGuide = {
  label: 'Unpublish at',
  help: 'Save, and it is taken off the site within a minute after that time. The draft stays. Empty: it stays on the site.',
  width: 6,
};
