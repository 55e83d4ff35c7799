import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::sermon-series.sermon-series');
