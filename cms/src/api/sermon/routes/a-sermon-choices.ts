/** Before `/sermons/:id`, which would take the word for an id: Strapi adds the files of this folder by name. */
export default {
  routes: [{ method: 'GET', path: '/sermons/choices', handler: 'api::sermon.sermon-choices.find' }],
};
