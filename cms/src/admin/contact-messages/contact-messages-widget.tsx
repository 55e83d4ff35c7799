import { Box, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const answerSchema = v.object({ answered: v.boolean(), notice: v.nullable(v.string()) });

type Answer = v.InferOutput<typeof answerSchema>;

/** On the panel's home page: whether messages of the contact form reach anybody. */
export function ContactMessagesWidget() {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer | 'failed'>();
  useEffect(() => {
    get('/contact-messages')
      .then(({ data }) => setAnswer(v.parse(answerSchema, data)))
      .catch(() => setAnswer('failed'));
  }, [get]);

  if (answer === undefined) return <Widget.Loading />;
  if (answer === 'failed') return <Widget.Error />;
  if (!answer.answered) return <Widget.NoData>The website could not be asked.</Widget.NoData>;
  if (answer.notice === null) return <Typography>They are sent to the church.</Typography>;
  return (
    <Box role="alert" background="danger100" borderColor="danger200" hasRadius padding={4}>
      <Typography textColor="danger700">{answer.notice}</Typography>
    </Box>
  );
}
