import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const rowsSchema = v.array(
  v.object({
    preacher: v.string(),
    series: v.nullish(v.object({ title: v.string() }), null),
  }),
);

const byName = new Intl.Collator('en').compare;

/** What the sermons can be chosen by, in one answer: preachers by name, and series, the one preached last first. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find() {
    const found: unknown = await strapi.db.query('api::sermon.sermon').findMany({
      select: ['preacher'],
      populate: { series: { select: ['title'] } },
      orderBy: [{ date: 'desc' }, { id: 'desc' }],
    });
    const sermons = v.parse(rowsSchema, found);
    const preachers = new Set(sermons.map(({ preacher }) => preacher));
    const series = new Set(sermons.flatMap((sermon) => sermon.series?.title ?? []));
    return { data: { preachers: [...preachers].sort(byName), series: [...series] } };
  },
});
