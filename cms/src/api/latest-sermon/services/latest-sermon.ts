import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::latest-sermon.latest-sermon');
