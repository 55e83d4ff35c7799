const SOURCE = /<iframe src="([^"]+)"/;

/** YouTube's frame. @param markup as the engine writes it: the address is taken from it, and nothing else */
export function makeFrame(markup: string, title: string): HTMLIFrameElement {
  const [, address = ''] = SOURCE.exec(markup) ?? [];
  const frame = document.createElement('iframe');
  Object.assign(frame, {
    src: address.replaceAll('&amp;', '&'),
    title,
    width: '100%',
    height: '100%',
    allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
    // YouTube refuses to play for a page that sends no referrer at all.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  Object.assign(frame.style, { display: 'block', border: '0' });
  return frame;
}
