import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';

import type { EntryFindings, SiteFindings } from '../../linter/site-findings';
import { countWords } from './count-words';
import { FindingList } from './finding-list';
import { useSiteFindings } from './use-site-findings';

const TITLE = 'To mend';

/** A page of the panel: what is to be mended in everything that its reader may read. */
export default function SiteFindingsPage() {
  const { found, check } = useSiteFindings();
  return (
    <Page.Main>
      <Page.Title>{TITLE}</Page.Title>
      <Layouts.Header
        title={TITLE}
        subtitle="What stands on the site, looked through for mistakes. Beside each form you read the same while you type."
        primaryAction={<Button onClick={check}>Check again</Button>}
      />
      <Layouts.Content>
        <Found found={found} />
      </Layouts.Content>
    </Page.Main>
  );
}

const ofAll = (count: number, checked: number) =>
  count === 0 ? `${checked} entries were looked through.` : `They are in ${count} of ${checked} entries.`;

function Found({ found }: { found: SiteFindings | 'failed' | undefined }) {
  if (found === undefined) return <Page.Loading>Looking through the site…</Page.Loading>;
  if (found === 'failed')
    return <Typography role="alert">The list could not be fetched. Try “Check again”.</Typography>;
  const { entries, checked } = found;
  const findings = entries.flatMap((entry) => entry.findings);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status">
        {countWords(findings)} {ofAll(entries.length, checked)}
      </Typography>
      {entries.map((entry) => (
        <EntryBox key={`${entry.uid} ${entry.documentId}`} {...entry} />
      ))}
    </Flex>
  );
}

function EntryBox({ uid, kind, isSingle, documentId, title, isPublic, findings }: EntryFindings) {
  const form = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return (
    <Box tag="section" background="neutral0" shadow="filterShadow" hasRadius padding={{ initial: 4, medium: 6 }}>
      <Flex gap={2} wrap="wrap" alignItems="baseline" paddingBottom={4}>
        <Typography tag="h2" variant="delta" fontWeight="bold">
          <Link tag={RouterLink} to={`/content-manager/${form}`}>
            {title}
          </Link>
        </Typography>
        <Typography textColor="neutral600">
          {kind}
          {isPublic ? '' : ', not published yet'}
        </Typography>
      </Flex>
      <FindingList findings={findings} />
    </Box>
  );
}
