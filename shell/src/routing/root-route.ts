/** Id of the route whose loader reads the site's settings. */
export const ROOT_ROUTE = 'shell';
