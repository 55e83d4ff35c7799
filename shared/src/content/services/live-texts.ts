import type { LiveState } from './live-state.ts';
import { serviceText } from './service-texts.ts';
import { shortDate } from '../dates/date-format.ts';

/** What a page says of the live stream, and of the link to it. */
interface LiveWords {
  /** Empty where there is nothing to say. */
  readonly text: string;
  readonly link: string;
}

/** 'Live now: Worship', 'Live in 25 minutes: Worship', and the words of the link. */
export function liveTexts(state: LiveState): LiveWords {
  switch (state.kind) {
    case 'live':
      return { text: ['Live now', state.service?.name].filter(Boolean).join(': '), link: 'Watch the live stream' };
    case 'soon':
      return { text: soonText(state.minutes, state.service.name), link: 'Open the live stream' };
    case 'replay':
      return {
        text: `${state.service.name || 'Our service'} of ${shortDate(state.service.day)}`,
        link: 'Watch it again',
      };
    case 'none':
      return { text: state.next ? `Next live stream: ${serviceText(state.next)}` : '', link: 'Watch the live stream' };
  }
}

function soonText(minutes: number, name: string): string {
  return [`Live in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`, name].filter(Boolean).join(': ');
}
