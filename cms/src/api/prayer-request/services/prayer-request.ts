import { serviceOfForm } from '../../../forms/service-of-form';

export default serviceOfForm('api::prayer-request.prayer-request');
