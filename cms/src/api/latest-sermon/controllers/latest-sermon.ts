import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::latest-sermon.latest-sermon');
