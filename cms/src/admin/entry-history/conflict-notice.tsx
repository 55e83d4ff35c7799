import { Box, Typography } from '@strapi/design-system';
import { useParams } from 'react-router-dom';

import { keyOf, useOpened } from './opened-versions';

/** Below the buttons of a form, until its page is loaded again: somebody else changed the entry. */
export function ConflictNotice() {
  const { slug = '', id } = useParams();
  const conflict = useOpened(keyOf({ model: slug, documentId: id }))?.conflict;
  if (!conflict) return null;
  return (
    <Box role="alert" background="danger100" borderColor="danger200" hasRadius padding={4} width="100%">
      <Typography textColor="danger700">{conflict}</Typography>
    </Box>
  );
}
