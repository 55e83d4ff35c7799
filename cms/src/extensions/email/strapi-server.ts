interface Route {
  readonly path: string;
}

interface EmailPlugin {
  routes: { admin: { routes: Route[] }; [type: string]: unknown };
}

/**
 * Nobody sends mail of their own in the church's name: neither an API token (`POST /api/email`), nor any editor who is logged in
 * (`POST /email`). Strapi opens both.
 */
export default (plugin: EmailPlugin): EmailPlugin => {
  const { admin } = plugin.routes;
  plugin.routes = { admin: { ...admin, routes: admin.routes.filter(({ path }) => path !== '/') } };
  return plugin;
};
