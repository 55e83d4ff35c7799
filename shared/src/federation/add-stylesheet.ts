/** Stylesheets of this page that were asked for, by address. */
const added = new Map<string, Promise<void>>();

/** Resolves when the stylesheet applies. After a rejection the next call tries again. */
export function addStylesheet(href: string): Promise<void> {
  const adding = added.get(href) ?? load(href);
  added.set(href, adding);
  return adding;
}

function load(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      added.delete(href);
      reject(new Error(`${href} could not be loaded.`));
    };
  });
  document.head.append(link);
  return loaded;
}
