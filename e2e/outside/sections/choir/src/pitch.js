export const PITCH = 'choir-pitch';

/** A press on its button gives the note. */
export function runPitch(element) {
  const sound = () => element.querySelector('output').replaceChildren('440 Hz');
  element.addEventListener('click', sound);
  return () => element.removeEventListener('click', sound);
}
