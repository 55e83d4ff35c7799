import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::latest-sermon.latest-sermon');
