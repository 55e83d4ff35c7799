import { factories } from '@strapi/strapi';
import { withClocks } from '../with-clocks';

export default factories.createCoreController('api::service-time.service-time', () => ({
  async find(context: unknown) {
    return withClocks(await super.find(context));
  },
}));
