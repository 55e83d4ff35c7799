// Tokens first: they also set the order of the cascade layers.
import 'shared/ui/tokens.css';
import './base.css';

export { Section } from './section.tsx';
export { sharedWithSections } from './shared-with-sections.ts';
