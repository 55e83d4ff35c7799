/** A video that the page can play itself. */
export type VideoSource =
  | { readonly kind: 'file'; readonly src: string }
  /** `frame`: the same video as a bare frame, for when YouTube's script is not to be had. */
  | { readonly kind: 'youtube'; readonly src: string; readonly frame: string };

const YOUTUBE_ID =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|shorts\/|live\/|watch\?(?:.*&)?v=))([\w-]{11})(?![\w-])/;
const START = /[?&](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?=&|#|$)/;
const FILE = /^(?:https?:\/\/|\/).*\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i;

/**
 * What staff typed into the sermon's video link, as something to play. YouTube comes from its address without cookies,
 * with the moment to start at kept. Null: nothing that is known to play here.
 */
export function videoSource(link: string): VideoSource | null {
  const id = YOUTUBE_ID.exec(link)?.[1];
  if (id) return youtube(id, startOf(link));
  return FILE.test(link) ? { kind: 'file', src: link } : null;
}

/** The player reads `t`, the bare frame reads `start`. */
function youtube(id: string, start: number): VideoSource {
  const address = `https://www.youtube-nocookie.com/embed/${id}`;
  return {
    kind: 'youtube',
    src: start > 0 ? `${address}?t=${start}` : address,
    frame: `${address}?autoplay=1&playsinline=1&rel=0${start > 0 ? `&start=${start}` : ''}`,
  };
}

/** Seconds, from '90', '90s', '1m30s' or '1h2m3s'. */
function startOf(link: string): number {
  const [, hours, minutes, seconds] = START.exec(link) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
