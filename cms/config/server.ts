import { environment } from '../src/environment/environment';
import { publicFolder } from '../src/environment/data-paths';
import { secrets } from '../src/environment/secrets';

export default () => ({
  host: environment.HOST,
  port: environment.CMS_PORT,
  url: environment.PANEL_URL,
  // Only the addresses that our own proxies appended are believed; what stands before them anybody can write.
  proxy: { koa: environment.TRUST_PROXY > 0, maxIpsCount: environment.TRUST_PROXY },
  app: { keys: secrets.APP_KEYS.split(',') },
  dirs: { public: publicFolder },
  // As the edge's, and longer than any proxy's: no request meets a connection that is about to be closed.
  http: { serverOptions: { keepAliveTimeout: 72_000 } },
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
