import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::sermon-series.sermon-series');
