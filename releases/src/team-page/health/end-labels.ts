import { failureShare } from './failure-share.ts';
import type { ReleaseHealth } from './release-health.ts';
import { across, heightOf } from './scale.ts';

export interface EndLabel {
  readonly text: string;
  /** 0 to 1, where the line ends. */
  readonly x: number;
  readonly y: number;
}

const LINE_HEIGHT = 18;
const ABOVE = 10;

/** Each line's name above its end; names that would cover each other move up. */
export function endLabels(releases: readonly ReleaseHealth[], top: number): readonly EndLabel[] {
  const lowestFirst = releases.map((release) => labelOf(release, top)).sort((a, b) => b.y - a.y);
  return lowestFirst.reduce<EndLabel[]>((placed, label) => {
    const below = placed.at(-1);
    const y = below ? Math.min(label.y, below.y - LINE_HEIGHT) : label.y;
    return [...placed, { ...label, y }];
  }, []);
}

function labelOf({ version, halfHours }: ReleaseHealth, top: number): EndLabel {
  const end = halfHours.findLastIndex(({ visits }) => visits > 0);
  const last = halfHours[end];
  const share = last && failureShare(last);
  return { text: version, x: across(end), y: heightOf(share ?? 0, top) - ABOVE };
}
