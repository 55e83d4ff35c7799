import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::service-time.service-time');
