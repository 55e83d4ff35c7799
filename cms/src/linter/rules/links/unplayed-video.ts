import { wrong } from '../../finding';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

/** The rule of mfe-connect (video-source.ts) once more, because the CMS is built alone; bench/src/agreement compares the two. */
const PLAYED = [
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|shorts\/|live\/|watch\?(?:.*&)?v=))[\w-]{11}(?![\w-])/,
  /^(?:https?:\/\/|\/).*\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i,
];

/** Whether the site has a player for this address. */
export const isPlayed = (address: string) => PLAYED.some((pattern) => pattern.test(address));

/** A video of another host, or a channel: the site would show a sermon that nobody can play. */
export const unplayedVideo: Rule = ({ uid, values: { youtubeLink } }) => {
  if (uid !== 'api::sermon.sermon' || typeof youtubeLink !== 'string') return [];
  if (youtubeLink.trim() === '' || isPlayed(youtubeLink)) return [];
  return [
    wrong(placeOf(uid, 'youtubeLink'), {
      what: `“${youtubeLink}” is no video that the site can play.`,
      mend:
        'Open the video itself on YouTube, not its channel, and copy the address from the bar of your browser. Or put an MP4 file ' +
        'into the media library, and copy its address.',
    }),
  ];
};
