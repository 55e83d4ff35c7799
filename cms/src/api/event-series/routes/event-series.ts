import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::event-series.event-series');
