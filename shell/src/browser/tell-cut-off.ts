/**
 * For a document that did not arrive whole (its server died, the connection broke): there is nothing to make it alive with.
 * What is there can be read, and its links lead on; below it says what happened, with the way to the whole page.
 */
export function tellCutOff(): void {
  const message = document.createElement('p');
  message.role = 'alert';
  const again = Object.assign(document.createElement('a'), { href: location.href, textContent: 'Try again' });
  message.append('This page did not arrive completely. ', again);
  (document.querySelector('main') ?? document.body).append(message);
}
