import { Box, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';

import type { Step } from './task';

/** As wide as a phone, on which it was drawn; never wider than the page. */
const Picture = styled.img`
  display: block;
  width: 390px;
  max-width: 100%;
  height: auto;
  margin-top: 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
`;

const Item = styled.li`
  list-style: decimal;
  margin: 16px 0 0 24px;
  font-size: 1.4rem;
`;

/** 'Press **Save**.' with the word in bold. */
function inBold(words: string) {
  return words.split('**').map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}

export function StepItem({ words, picture }: Step) {
  return (
    <Item>
      <Box maxWidth="640px">
        <Typography tag="p" variant="omega">
          {inBold(words)}
        </Typography>
        {picture && <Picture src={picture.src} alt={picture.text} loading="lazy" />}
      </Box>
    </Item>
  );
}
