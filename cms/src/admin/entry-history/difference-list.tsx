import { Box, Flex, Typography } from '@strapi/design-system';

import type { ShownDifference } from './history-schemas';

function Value({ name, words }: { name: string; words: string }) {
  return (
    <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <Typography fontWeight="semiBold">{name}: </Typography>
      {words}
    </Typography>
  );
}

/** Field by field: what a version says, and what is stored now. */
export function DifferenceList({ differences }: { differences: readonly ShownDifference[] }) {
  if (differences.length === 0) return <Typography>It says the same as what is stored now.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {differences.map(({ field, was, is }) => (
        <Box key={field} tag="section" aria-label={field} background="neutral100" hasRadius padding={3}>
          <Typography variant="delta" tag="h3">
            {field}
          </Typography>
          <Value name="Was" words={was} />
          <Value name="Is" words={is} />
        </Box>
      ))}
    </Flex>
  );
}
