import { wrong } from '../../finding';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

const RECORDINGS = ['audio', 'youtubeLink'];

const isThere = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/** A sermon that nobody can hear or see: nothing was entered, or its file was deleted from the media library. */
export const sermonWithoutRecording: Rule = ({ uid, values, isNew }) => {
  if (uid !== 'api::sermon.sermon' || isNew || RECORDINGS.some((field) => isThere(values[field]))) return [];
  return [
    wrong(placeOf(uid, 'audio'), {
      what: 'The sermon has neither a recording nor a video.',
      mend: 'Add one, or delete the sermon.',
    }),
  ];
};
