import type { ReactNode, SubmitEvent } from 'react';
import type { SermonChoice, SermonChoices } from 'shared/content';
import { useNavigate } from 'section-kit/router';
import { Button } from 'shared/ui/button';
import { choiceOf, LIST, listAddress } from '../../recordings/list-address.ts';
import styles from './sermon-filter.module.css';

interface SermonFilterProps {
  readonly choices: SermonChoices;
  readonly chosen: SermonChoice;
}

/** Chooses whose sermons are listed. Browsers send the form by themselves too. */
export function SermonFilter({ choices, chosen }: SermonFilterProps): ReactNode {
  const navigate = useNavigate();
  const { preachers, series } = choices;
  if (preachers.length < 2 && series.length === 0) return null;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const answers = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(listAddress(choiceOf(new URLSearchParams(answers))), { preventScrollReset: true });
  }

  return (
    <form className={styles.filter} action={LIST} aria-label="Choose sermons" onSubmit={submit}>
      <Select label="Preacher" name="preacher" everything="All preachers" names={preachers} chosen={chosen.preacher} />
      <Select label="Series" name="series" everything="All series" names={series} chosen={chosen.series} />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  );
}

interface SelectProps {
  readonly label: string;
  readonly name: keyof SermonChoice;
  /** What the choice of none is called. */
  readonly everything: string;
  readonly names: readonly string[];
  readonly chosen: string | null;
}

function Select({ label, name, everything, names, chosen }: SelectProps): ReactNode {
  if (names.length === 0) return null;
  return (
    <label className={styles.field}>
      {label}
      {/* The key: Back shows what was chosen there. */}
      <select key={chosen} className={styles.select} name={name} defaultValue={chosen ?? ''}>
        <option value="">{everything}</option>
        {names.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}
