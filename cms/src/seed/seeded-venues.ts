export const SEEDED_VENUES = {
  sanctuary: { name: 'Soteria Church, Sanctuary', address: '8410 Harford Road, Parkville, MD 21234' },
  hall: { name: 'Soteria Church, Fellowship Hall', address: '8410 Harford Road, Parkville, MD 21234' },
  loft: { name: 'Soteria Church, Catalyst Loft', address: '8410 Harford Road, Parkville, MD 21234' },
  patapsco: { name: 'Patapsco Valley State Park, Avalon Area', address: '5120 South Street, Halethorpe, MD 21227' },
  bay: { name: 'Rocky Point Beach and Park', address: '2200 Rocky Point Road, Essex, MD 21221' },
  camp: { name: 'Deep Run Retreat Center', address: '1900 Deep Run Road, Whiteford, MD 21160' },
} as const;

export type SeededVenueName = keyof typeof SEEDED_VENUES;
