import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::sermon-series.sermon-series');
