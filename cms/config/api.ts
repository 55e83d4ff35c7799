export default {
  rest: {
    prefix: '/api',
    defaultLimit: 25,
    maxLimit: 100,
    withCount: true,
    // An unknown parameter or body field is a 400 instead of being ignored.
    strictParams: true,
  },
  documents: { strictParams: true, strictRelations: true },
};
