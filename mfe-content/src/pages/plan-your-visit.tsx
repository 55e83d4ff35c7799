import { VisitFacts } from '../features/visit/visit-facts.tsx';
import { VisitIntro } from '../features/visit/visit-intro.tsx';
import { textPage } from '../page/text-page.tsx';

export const { loader, head, Component } = textPage({
  name: 'plan-your-visit',
  title: 'Plan Your Visit',
  sections: { intro: (part) => <VisitIntro part={part} /> },
  lists: { facts: (list) => <VisitFacts list={list} /> },
});
