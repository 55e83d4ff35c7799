const STEPS = [20, 50, 100, 200, 500];

/** Up to here each character counts. */
const EXACT = 10;

/**
 * What a visitor is told of the room that is left, once nine tenths are used: in steps, for it is read out at each change.
 * @param most characters that the control takes (UTF-16 units, as browsers count them); undefined where it takes any number
 */
export function roomLeft(length: number, most: number | undefined): string | undefined {
  if (most === undefined) return undefined;
  const left = most - length;
  if (left > most / 10) return undefined;
  if (left <= 0) return `No room left: ${most.toLocaleString('en-US')} characters is the most`;
  if (left <= EXACT) return left === 1 ? '1 character left' : `${left} characters left`;
  return `Up to ${STEPS.find((step) => left <= step) ?? left} characters left`;
}
