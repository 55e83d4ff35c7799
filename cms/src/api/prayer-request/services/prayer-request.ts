import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::prayer-request.prayer-request');
