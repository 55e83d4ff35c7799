import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import { COMPONENT_GUIDES, EDITOR_GUIDES } from './editor-guides';
import { panelConfigurationSchema, toPanelConfiguration } from './to-panel-configuration';

const fingerprint = createHash('sha256')
  .update(JSON.stringify([EDITOR_GUIDES, COMPONENT_GUIDES]))
  .digest('hex');

/**
 * Gives the forms of the panel their labels, help texts and order. Only when these texts changed: what somebody
 * arranged differently in the panel ("Configure the view") stays so until then.
 */
export async function syncEditorGuide(strapi: Core.Strapi): Promise<void> {
  const marker = strapi.store({ type: 'core', name: 'soteria', key: 'editor-guide' });
  if ((await marker.get({})) === fingerprint) return;
  const panel = strapi.plugin('content-manager').service('content-types');
  for (const [uid, guide] of EDITOR_GUIDES) {
    const current = v.parse(panelConfigurationSchema, await panel.findConfiguration({ uid }));
    await panel.updateConfiguration({ uid }, toPanelConfiguration(current, guide));
  }
  const components = strapi.plugin('content-manager').service('components');
  for (const [uid, guide] of COMPONENT_GUIDES) {
    const component = strapi.components[uid];
    const current = v.parse(panelConfigurationSchema, await components.findConfiguration(component));
    await components.updateConfiguration(component, toPanelConfiguration(current, guide));
  }
  await marker.set({ value: fingerprint });
}
