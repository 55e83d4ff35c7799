import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

import type { Right } from './planned-rights';

const fieldsByType = v.record(v.string(), v.array(v.string()));
const offersSchema = v.record(v.string(), fieldsByType);

/** The content types that a role was given once, each with the fields that it had then. */
export type Offer = v.InferOutput<typeof fieldsByType>;

/** The offers by the role's code. */
export type Offers = v.InferOutput<typeof offersSchema>;

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'soteria', key: 'roles' });

export async function readOffers(strapi: Core.Strapi): Promise<Offers> {
  return v.parse(offersSchema, (await storeOf(strapi).get({})) ?? {});
}

export async function storeOffers(strapi: Core.Strapi, offers: Offers): Promise<void> {
  await storeOf(strapi).set({ value: offers });
}

/** What these rights name, as an offer. */
export function offerOf(rights: readonly Right[]): Offer {
  const offer: Offer = {};
  for (const { subject, properties } of rights)
    offer[subject] = [...new Set([...(offer[subject] ?? []), ...(properties.fields ?? [])])];
  return offer;
}
