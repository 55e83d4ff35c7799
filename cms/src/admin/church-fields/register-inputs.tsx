import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { CHURCH_FIELDS, isChurchField } from '../../church-fields/church-fields';
import { ChurchMomentInput } from './church-moment-input';
import { ChurchTimeInput } from './church-time-input';
import { HelpedText } from './helped-text';
import { WebAddressInput } from './web-address-input';

const INPUTS = {
  'global::church-moment': { label: 'Day and time in Maryland', Input: ChurchMomentInput },
  'global::church-time': { label: 'Time of day in Maryland', Input: ChurchTimeInput },
  'global::web-address': { label: 'Web address', Input: WebAddressInput },
};

const isNamed = <Props extends { name: string }>(props: object): props is Props => 'name' in props;

/** Strapi's types know nothing of what it gives to an input. */
function untyped<Props extends { name: string }>(Input: ComponentType<Props>): ComponentType {
  return function CustomField(props: object) {
    return isNamed<Props>(props) ? <Input {...props} /> : null;
  };
}

/** Tells the panel with which input each church field is edited. */
export function registerInputs(app: StrapiApp): void {
  for (const [uid, type] of Object.entries(CHURCH_FIELDS)) {
    if (!isChurchField(uid)) continue;
    const { label, Input } = INPUTS[uid];
    const component = untyped(Input);
    const words = { id: uid, defaultMessage: label };
    app.customFields.register({
      name: uid.slice('global::'.length),
      type,
      intlLabel: words,
      intlDescription: words,
      components: { Input: async () => ({ default: component }) },
    });
  }
  const Component = untyped(HelpedText);
  app.addFields(['string', 'text', 'email'].map((type) => ({ type, Component })));
}
