import { Badge, Box, Flex, Typography } from '@strapi/design-system';

import type { Finding } from '../../linter/finding';

/** What is to be mended, with where it is and how. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4} width="100%">
      {findings.map((finding) => (
        <FindingItem key={JSON.stringify(finding)} {...finding} />
      ))}
    </Flex>
  );
}

function FindingItem({ severity, place, what, mend }: Finding) {
  const isWrong = severity === 'wrong';
  return (
    <Box
      tag="li"
      paddingLeft={3}
      borderStyle="solid"
      borderWidth="0 0 0 3px"
      borderColor={isWrong ? 'danger500' : 'neutral300'}
    >
      <Flex gap={2} wrap="wrap" paddingBottom={1}>
        <Typography fontWeight="bold">{place.words}</Typography>
        <Badge textColor={isWrong ? 'danger700' : 'neutral700'} backgroundColor={isWrong ? 'danger100' : 'neutral150'}>
          {isWrong ? 'Wrong on the site' : 'Advice'}
        </Badge>
      </Flex>
      <Typography tag="p">{what}</Typography>
      <Typography tag="p" textColor="neutral600">
        {mend}
      </Typography>
    </Box>
  );
}
