import { useDebounce, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

import { linkedPaths } from '../../linter/linked-paths';
import type { LintedEntry } from '../../linter/linted-entry';
import { spanOfEvent } from '../../linter/reading/event-span';
import type { SiteFacts } from '../../linter/site-facts';

const TYPING_MS = 500;

const answerSchema = v.object({
  siteOrigin: v.nullable(v.string()),
  missingPaths: v.array(v.string()),
  doubledEvents: v.array(v.string()),
});

const UNKNOWN: v.InferOutput<typeof answerSchema> = { siteOrigin: null, missingPaths: [], doubledEvents: [] };

/** What the server is to be asked about an entry, as text: it is asked again when this changes. */
function questionsOf(entry: LintedEntry | null, siteOrigin: string | null, documentId: string | undefined): string {
  if (!entry) return '';
  const start = spanOfEvent(entry)?.startDate;
  const event = start ? { start, documentId: documentId ?? null } : null;
  return JSON.stringify({ paths: linkedPaths(entry, siteOrigin), event });
}

/** What an entry does not say of itself. Until the server answers, and when it does not, nothing is held against the entry. */
export function useSiteFacts(entry: LintedEntry | null, documentId: string | undefined): SiteFacts {
  const { post } = useFetchClient();
  const [{ siteOrigin, ...answer }, setAnswer] = useState(UNKNOWN);
  const questions = useDebounce(questionsOf(entry, siteOrigin, documentId), TYPING_MS);
  useEffect(() => {
    if (questions === '') return undefined;
    let isWanted = true;
    post('/lint/facts', JSON.parse(questions))
      .then(({ data }) => isWanted && setAnswer(v.parse(answerSchema, data)))
      .catch(() => isWanted && setAnswer(UNKNOWN));
    return () => {
      isWanted = false;
    };
  }, [post, questions]);
  return {
    now: new Date(),
    siteOrigin,
    missingPaths: new Set(answer.missingPaths),
    doubledEvents: new Set(answer.doubledEvents),
  };
}
