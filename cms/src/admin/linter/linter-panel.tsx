import { Flex, Typography } from '@strapi/design-system';

import { isFormUid } from '../../forms/form-uid';
import { lint } from '../../linter/lint';
import { countWords } from './count-words';
import { FindingList } from './finding-list';
import { useLintedForm } from './use-linted-form';
import { useSiteFacts } from './use-site-facts';

/** What Strapi gives to a panel, as far as it is used here. */
interface Edited {
  model: string;
  documentId?: string;
  document?: { status?: string; publishedAt?: string | null };
}

/** Visitors have never seen it: it is not stored yet, or a draft alone. */
const isNew = ({ document }: Edited) => document === undefined || document.status === 'draft';

/** Beside the form of what stands on the site, while it is filled in: what is to be mended. */
export function LinterPanel(edited: Edited) {
  if (isFormUid(edited.model)) return null;
  return { title: 'To mend', content: <FormFindings isNew={isNew(edited)} documentId={edited.documentId} /> };
}

function FormFindings({ isNew, documentId }: { isNew: boolean; documentId: string | undefined }) {
  const entry = useLintedForm(isNew);
  const facts = useSiteFacts(entry, documentId);
  const findings = entry ? lint(entry, facts) : [];
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography role="status">{countWords(findings)}</Typography>
      <FindingList findings={findings} />
    </Flex>
  );
}
