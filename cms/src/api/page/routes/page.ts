/** The site asks for a page by its name; nobody needs a list of them. */
export default {
  routes: [{ method: 'GET', path: '/pages/:name', handler: 'api::page.page.findOne' }],
};
