/** Id of the route whose loader reads the site's settings: null where they did not come. */
export const ROOT_ROUTE = 'shell';
