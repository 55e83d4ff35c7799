/** What a site needs to visit its own pages with a candidate. */
export { type AnswerContent, addressesToVisit, type VisitedAddress } from './addresses-to-visit.ts';
export { findBrowser, openBrowser, type VisitingBrowser } from './browser/open-browser.ts';
export { type Round, type Sight, visitAll } from './compare-visits.ts';
export { drawSection } from './pictures/draw-section.ts';
