import { CommunityCards } from '../features/community-cards/community-cards.tsx';
import { textPage } from '../page/text-page.tsx';

export const { loader, head, Component } = textPage({
  name: 'community-engagement',
  title: 'Community Engagement',
  lists: { works: (list) => <CommunityCards items={list.items} /> },
});
