/** '4:05', '1:02:09'. @param seconds whole or not, not negative */
export function clock(seconds: number): string {
  const [hours, minutes, rest] = split(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** '1 hour 2 minutes 9 seconds': how a screen reader should say it. */
export function spokenClock(seconds: number): string {
  const [hours, minutes, rest] = split(seconds);
  const units = [unit(hours, 'hour'), unit(minutes, 'minute'), unit(rest, 'second')].filter(Boolean);
  return units.join(' ') || '0 seconds';
}

function split(seconds: number): [hours: number, minutes: number, rest: number] {
  const whole = Math.floor(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
}

function unit(count: number, name: string): string {
  if (count === 0) return '';
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
