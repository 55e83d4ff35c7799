import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::prayer-request.prayer-request');
