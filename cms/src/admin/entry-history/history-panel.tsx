import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

import { changeWords } from './change-words';
import { changesSchema, type ShownChange } from './history-schemas';
import { VersionButton } from './version-button';

const FIRST_LINES = 5;

interface ShownEntry {
  model: string;
  document?: { documentId?: string; updatedAt?: string; status?: string };
}

/** Beside the form of an entry that is stored: who changed what, and what it was before. */
export function HistoryPanel({ model, document }: ShownEntry) {
  const { documentId, updatedAt, status } = document ?? {};
  if (!model.startsWith('api::') || documentId === undefined) return null;
  const path = `/entry-history/${model}/${documentId}`;
  return { title: 'History', content: <History key={`${path} ${updatedAt} ${status}`} path={path} /> };
}

function History({ path }: { path: string }) {
  const { get } = useFetchClient();
  const [changes, setChanges] = useState<readonly ShownChange[] | 'failed'>();
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    get(path)
      .then(({ data }) => setChanges(v.parse(changesSchema, data)))
      .catch(() => setChanges('failed'));
  }, [get, path]);

  if (changes === undefined) return null;
  if (changes === 'failed') return <Typography>The history is shown to whoever may change this entry.</Typography>;
  if (changes.length === 0) return <Typography>Nobody has changed this entry since there is a history.</Typography>;
  const [newest] = changes.filter(({ isStored }) => isStored);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {changes.slice(0, isWhole ? undefined : FIRST_LINES).map((change) => (
          <Flex key={change.id} tag="li" direction="column" alignItems="flex-start" gap={1}>
            <Typography fontWeight="semiBold">{changeWords(change)}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {change.at}
            </Typography>
            {change.isStored && change !== newest && <VersionButton path={`${path}/${change.id}`} change={change} />}
          </Flex>
        ))}
      </Flex>
      {!isWhole && changes.length > FIRST_LINES && (
        <Button variant="tertiary" onClick={() => setWhole(true)}>
          Show all {changes.length} changes
        </Button>
      )}
    </Flex>
  );
}
