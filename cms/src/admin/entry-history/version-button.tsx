import { Button, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import * as v from 'valibot';

import { DifferenceList } from './difference-list';
import { differencesSchema, type ShownChange, type ShownDifference } from './history-schemas';
import { useBringBack } from './use-bring-back';

interface Version {
  /** Of the version's own call. */
  path: string;
  change: ShownChange;
}

/** Opens a version of an entry: what was different then, and the way back to it. */
export function VersionButton({ path, change }: Version) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [differences, setDifferences] = useState<readonly ShownDifference[]>();
  const open = () =>
    get(path)
      .then(({ data }) => setDifferences(v.parse(differencesSchema, data)))
      .catch(() => toggleNotification({ type: 'danger', message: 'This version could not be read. Try again.' }));
  return (
    <>
      <Button variant="tertiary" onClick={() => void open()} aria-label={`Compare with ${change.at}`}>
        Compare
      </Button>
      <Modal.Root open={differences !== undefined} onOpenChange={() => setDifferences(undefined)}>
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>{change.at}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <DifferenceList differences={differences ?? []} />
          </Modal.Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary">Close</Button>
            </Modal.Close>
            {differences && differences.length > 0 && <BringBackButton path={path} />}
          </Modal.Footer>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}

/** What is typed and not saved would be lost: it is saved or thrown away first. */
function BringBackButton({ path }: { path: string }) {
  const bringBack = useBringBack();
  const isModified = useForm('BringBackButton', ({ modified }) => modified);
  if (isModified) return <Typography>Save what you typed first; then this version can be brought back.</Typography>;

  return <Button onClick={() => void bringBack(path)}>Bring this version back</Button>;
}
