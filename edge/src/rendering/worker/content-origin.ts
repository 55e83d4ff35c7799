/** What loaders of a render are told to ask. Nothing listens there: a worker's `fetch` asks the edge (decision 0028). */
export const CONTENT_ORIGIN = 'http://content.invalid';
