import { COMPONENT_GUIDES, EDITOR_GUIDES } from '../../editor-guide/editor-guides';

const GUIDES = new Map<string, (typeof EDITOR_GUIDES)[number][1]>([...EDITOR_GUIDES, ...COMPONENT_GUIDES]);

/** 'startDate' as 'Start date': a content type that has no guide yet. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field as its form calls it; null where the form does not show it. */
export function fieldLabel(uid: string, name: string): string | null {
  const guide = GUIDES.get(uid);
  return guide ? (guide.fields[name]?.label ?? null) : inWords(name);
}
