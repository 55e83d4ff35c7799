import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';

import { useAllowed } from '../rights/use-allowed';
import { StepItem } from './step-item';
import type { Task } from './task';
import { TASKS } from './tasks';

const TITLE = 'Guide';

const anchorOf = ({ title }: Task) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** A page of the panel: how to do what its reader comes for. */
export default function GuidePage() {
  const tasks = useAllowed(TASKS);
  return (
    <Page.Main>
      <Page.Title>{TITLE}</Page.Title>
      <Layouts.Header
        title={TITLE}
        subtitle="How to do what you come for. Words in bold are what you find in the panel."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Flex tag="nav" aria-label="Tasks" direction="column" alignItems="flex-start" gap={2}>
            {tasks.map((task) => (
              <Link key={task.title} href={`#${anchorOf(task)}`}>
                {task.title}
              </Link>
            ))}
          </Flex>
          {tasks.map((task) => (
            <TaskBox key={task.title} {...task} />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function TaskBox(task: Task) {
  const id = anchorOf(task);
  return (
    <Box
      tag="section"
      aria-labelledby={id}
      background="neutral0"
      shadow="filterShadow"
      hasRadius
      padding={{ initial: 4, medium: 6 }}
    >
      <Typography tag="h2" id={id} tabIndex={-1} variant="delta" fontWeight="bold">
        {task.title}
      </Typography>
      <ol>
        {task.steps.map((step) => (
          <StepItem key={step.words} {...step} />
        ))}
      </ol>
    </Box>
  );
}
