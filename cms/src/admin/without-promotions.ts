/**
 * What Strapi has no setting for: its banner about the media library, and its marketplace, from which nobody may install here.
 * Its guided tour is not shown in production.
 */
const PROMOTIONS = [
  'div:has(> div > div > div > a[href^="https://strapi.io/blog/"])',
  'li:has(> a[href="https://market.strapi.io"])',
  'a[href="https://market.strapi.io"]',
];

/** Takes the promotions of the panel's maker out of it. */
export function withoutPromotions(): void {
  const style = document.createElement('style');
  style.textContent = `${PROMOTIONS.join(', ')} { display: none !important; }`;
  document.head.append(style);
}
