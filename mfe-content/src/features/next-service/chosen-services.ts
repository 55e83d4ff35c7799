import type { ChurchService } from 'shared/content';

/** More would push the welcome off a phone's first screen. */
const SHOWN = 2;

const WEEK_MS = 7 * 86_400_000;

interface ChosenServices {
  /** The next of each name: on a Thursday the prayer of Friday and the worship of Sunday. */
  readonly shown: readonly ChurchService[];
  /** Those of the next week that do not take place. */
  readonly off: readonly ChurchService[];
}

/** What the first screen says of the next services. @param next in the order of their start */
export function chooseServices(next: readonly ChurchService[]): ChosenServices {
  const taking = next.filter(({ off }) => !off);
  const firsts = taking.filter(({ name }, at) => taking.findIndex((other) => other.name === name) === at);
  const end = Date.parse(next[0]?.day ?? '') + WEEK_MS;
  return { shown: firsts.slice(0, SHOWN), off: next.filter(({ off, day }) => off && Date.parse(day) < end) };
}
