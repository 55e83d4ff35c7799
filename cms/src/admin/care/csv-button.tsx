import { Button } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import * as v from 'valibot';

/** The content types that have such a table, and what its file is called. */
const FILES = new Map([
  ['api::member.member', 'members.csv'],
  ['api::prayer-request.prayer-request', 'prayer-requests.csv'],
]);

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** Above the list of what visitors sent: all of it as a table for a spreadsheet program. */
export function CsvButton() {
  const { slug = '' } = useParams();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const name = FILES.get(slug);
  if (name === undefined) return null;

  const download = () =>
    get(`/care/${slug}/csv`, { responseType: 'blob' })
      .then(({ data }) => save(v.parse(v.instance(Blob), data), name))
      .catch(() => toggleNotification({ type: 'danger', message: 'The table could not be fetched. Try again.' }));
  return (
    <Button variant="tertiary" onClick={() => void download()}>
      Download as CSV
    </Button>
  );
}
