/** An event as the content API sends it. */
export function eventItem(id: string, attributes: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    attributes: {
      title: `Event ${id}`,
      startDate: '2027-03-14T22:30:00.000Z',
      endDate: null,
      time: '18:30:00',
      venue: { data: null },
      desc: [],
      registerationLink: null,
      type: null,
      image: { data: null },
      ...attributes,
    },
  };
}

const file = (name: string, width: number, height: number) => ({ url: `/uploads/${name}.png`, width, height });

/** A picture with the formats that are asked for. */
export function imageField(...formats: ('thumbnail' | 'small' | 'medium')[]) {
  const sizes = {
    thumbnail: file('thumbnail', 245, 138),
    small: file('small', 500, 281),
    medium: file('medium', 750, 422),
  };
  const chosen = Object.fromEntries(formats.map((format) => [format, sizes[format]]));
  const attributes = { ...file('original', 1600, 900), alternativeText: 'A lake', formats: chosen };
  return { data: { attributes } };
}
