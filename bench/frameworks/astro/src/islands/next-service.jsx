import { NextService as NextServiceOfHome } from '../../../../../mfe-content/src/features/next-service/next-service.tsx';
import { inSite } from '../site.jsx';

/** Counts the minutes around a service. */
export const NextService = inSite(NextServiceOfHome);
