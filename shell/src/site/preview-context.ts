import type { Preview } from 'shared/contract';
import { createContext } from 'react';

/** Set while the page shows a preview. */
export const PreviewContext = createContext<Preview | undefined>(undefined);
