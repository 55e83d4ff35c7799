import { NotFound } from '../../../../shell/src/not-found/not-found.tsx';
import { data } from 'react-router';

export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
