/**
 * For a document that did not arrive completely: its state is missing, so it cannot be hydrated. Its text and links work, and a
 * message below offers to try again.
 */
export function tellCutOff(): void {
  const message = document.createElement('p');
  message.role = 'alert';
  const again = Object.assign(document.createElement('a'), { href: location.href, textContent: 'Try again' });
  message.append('This page did not arrive completely. ', again);
  (document.querySelector('main') ?? document.body).append(message);
}
