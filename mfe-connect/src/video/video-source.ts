/** A file, or a video of YouTube's. */
export type VideoSource = FileSource | YouTubeSource;

interface FileSource {
  readonly kind: 'file';
  readonly src: string;
}

interface YouTubeSource {
  readonly kind: 'youtube';
  /** Its address without cookies, for the player. */
  readonly src: string;
  /** Where the video is at YouTube's, for whoever wants to watch it there. */
  readonly link: string;
}

const YOUTUBE_ID =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|shorts\/|live\/|watch\?(?:.*&)?v=))([\w-]{11})(?![\w-])/;
const START = /[?&](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?=&|#|$)/;
const FILE = /^(?:https?:\/\/|\/).*\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i;

/**
 * The video behind the sermon's link. YouTube's address is the one without cookies, with the link's start time.
 * Null when nothing here can play the link.
 */
export function toVideoSource(link: string): VideoSource | null {
  const id = YOUTUBE_ID.exec(link)?.[1];
  if (id) return youtube(id, startOf(link));
  return FILE.test(link) ? { kind: 'file', src: link } : null;
}

function youtube(id: string, start: number): YouTubeSource {
  const from = start > 0 ? `t=${start}s` : '';
  return {
    kind: 'youtube',
    src: `https://www.youtube-nocookie.com/embed/${id}${from && `?${from}`}`,
    link: `https://www.youtube.com/watch?v=${id}${from && `&${from}`}`,
  };
}

/** Seconds, from '90', '90s', '1m30s' or '1h2m3s'. */
function startOf(link: string): number {
  const [, hours, minutes, seconds] = START.exec(link) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
