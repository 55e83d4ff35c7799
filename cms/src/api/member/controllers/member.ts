import { controllerOfForm } from '../../../forms/controller-of-form';

export default controllerOfForm('api::member.member');
