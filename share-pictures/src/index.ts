/** What a server needs to answer share pictures of the site's events. */
export { drawingProcess } from './drawing-process.ts';
export { type SharePictureOptions, sharePictureRoutes } from './share-picture-routes.ts';
