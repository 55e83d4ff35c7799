import type { UID } from '@strapi/strapi';

import type { EditorGuide } from './editor-guide';
import { COMPONENT_GUIDES, EDITOR_GUIDES } from './editor-guides';

const GUIDES = new Map<string, EditorGuide>([...EDITOR_GUIDES, ...COMPONENT_GUIDES]);

/** How the panel shows a content type or a form within a form; undefined for what no editor sees. */
export const guideOf = (uid: string): EditorGuide | undefined => GUIDES.get(uid);

export const isEditedType = (uid: string): uid is UID.ContentType => EDITOR_GUIDES.some(([type]) => type === uid);
