import type { RenderJob, SectionRelease } from 'shared/contract';
import { createJobReader, shareJob } from './render-task.ts';

const release = (version: string) =>
  ({
    remote: { name: 'events', version },
    serverEntry: '/events.cjs',
    browserDir: null,
    integrity: {},
  }) as SectionRelease;

const jobOf = (...sections: SectionRelease[]) =>
  ({ url: 'https://church.example/', sections, shell: { browserDir: '/', integrity: {} } }) as unknown as RenderJob;

describe('a job that was sent to a worker', () => {
  it('has all that it had', () => {
    const job = jobOf(release('1.0.0'), release('1.1.0'));
    expect(createJobReader()(structuredClone(shareJob(job)))).toEqual({ ...job, stable: [] });
  });

  it('has releases that were read before', () => {
    const [read, events] = [createJobReader(), release('1.0.0')];
    const [one, other] = [1, 2].map(() => read(structuredClone(shareJob(jobOf(events)))).sections[0]);
    expect(one).toBe(other);
  });

  it('has the present release, also after very many others', () => {
    const [read, first] = [createJobReader(), release('1.0.0')];
    for (let patch = 0; patch < 200; patch += 1) {
      const next = release(`2.0.${patch}`);
      expect(read(shareJob(jobOf(first, next))).sections).toEqual([first, next]);
    }
  });

  it('does not hold what was sent long ago', () => {
    const [read, first] = [createJobReader(), release('1.0.0')];
    const [before] = read(shareJob(jobOf(first))).sections;
    for (let patch = 0; patch < 200; patch += 1) read(shareJob(jobOf(release(`2.0.${patch}`))));
    expect(read(shareJob(jobOf(first))).sections[0]).not.toBe(before);
  });
});
