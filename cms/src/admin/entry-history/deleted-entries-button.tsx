import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as v from 'valibot';

import { isFormUid } from '../../forms/form-uid';
import { type DeletedEntry, deletedSchema } from './history-schemas';
import { useBringBack } from './use-bring-back';

/** Above a list of entries: those that are gone, and the way back. What visitors sent has none. */
export function DeletedEntriesButton() {
  const { slug = '' } = useParams();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [deleted, setDeleted] = useState<readonly DeletedEntry[]>();
  if (!slug.startsWith('api::') || isFormUid(slug)) return null;

  const open = () =>
    get(`/entry-history/${slug}`)
      .then(({ data }) => setDeleted(v.parse(deletedSchema, data)))
      .catch(() => toggleNotification({ type: 'danger', message: 'It is for whoever may make such entries.' }));
  return (
    <>
      <Button variant="tertiary" onClick={() => void open()}>
        Deleted entries
      </Button>
      <Modal.Root open={deleted !== undefined} onOpenChange={() => setDeleted(undefined)}>
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>Deleted entries</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <DeletedList path={`/entry-history/${slug}`} deleted={deleted ?? []} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}

function DeletedList({ path, deleted }: { path: string; deleted: readonly DeletedEntry[] }) {
  const bringBack = useBringBack();
  if (deleted.length === 0) return <Typography>There is none that can be brought back.</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
      {deleted.map(({ entryId, change, name, at, writer }) => (
        <Flex key={entryId} tag="li" direction="column" alignItems="flex-start" gap={1}>
          <Typography fontWeight="semiBold">{name}</Typography>
          <Typography variant="pi" textColor="neutral600">{`${writer} deleted it: ${at}`}</Typography>
          <Button
            variant="tertiary"
            onClick={() => void bringBack(`${path}/${entryId}/${change}`)}
            aria-label={`Bring back ${name}`}
          >
            Bring back as a draft
          </Button>
        </Flex>
      ))}
    </Flex>
  );
}
