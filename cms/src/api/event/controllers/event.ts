import { controllerWithNumericId } from '../../../numeric-id/controller-with-numeric-id';

export default controllerWithNumericId('api::event.event');
