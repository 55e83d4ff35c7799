import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster, Member } from '../../../tooling/run/cluster/cluster.mjs';

/** Between a failed start and the next one. */
const PAUSE_MS = 500;
const LOOK_EVERY_MS = 50;

interface ManagedService {
  readonly name: string;
  /** Ends the process by SIGKILL, and resolves when it is up again. */
  readonly die: () => Promise<void>;
}

export interface ServiceManager {
  readonly mortals: readonly ManagedService[];
  /** How often a process ended that nobody had killed, a failed start included. */
  readonly ownEnds: () => number;
  /** Starts nothing any more. */
  readonly stop: () => void;
}

interface State {
  /** The trial or the whole cluster is at its end. */
  readonly isOver: () => boolean;
  ownEnds: number;
}

/** Starts a process again whenever it has ended, as systemd does with `Restart=always`. Postgres too. */
export function manageServices(cluster: Cluster): ServiceManager {
  let stopped = false;
  const state: State = { isOver: () => stopped || cluster.stopping, ownEnds: 0 };
  const members = [...cluster.cmses, ...cluster.edges].filter(({ name }) => cluster.services.has(name));
  const postgres = {
    name: 'postgres',
    async die() {
      await cluster.postgres.kill();
      await cluster.postgres.restart();
    },
  };
  return {
    mortals: [...members.map((member) => manage(cluster, member, state)), postgres],
    ownEnds: () => state.ownEnds,
    stop: () => void (stopped = true),
  };
}

function manage(cluster: Cluster, member: Member, state: State): ManagedService {
  const service = cluster.service(member);
  let starts = 0;
  let killed = false;

  async function watch(): Promise<void> {
    while (!state.isOver()) {
      await service.ended;
      if (state.isOver()) return;
      if (!killed) state.ownEnds += 1;
      killed = false;
      await startAgain(cluster, member, state);
      starts += 1;
    }
  }

  void watch();
  return {
    name: member.name,
    async die() {
      const before = starts;
      killed = true;
      await service.kill();
      while (starts === before && !state.isOver()) await pause(LOOK_EVERY_MS);
    },
  };
}

async function startAgain(cluster: Cluster, member: Member, state: State): Promise<void> {
  while (!state.isOver()) {
    await cluster.service(member).restart();
    const isUp = await cluster.untilAlive(member).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    state.ownEnds += 1;
    await pause(PAUSE_MS);
  }
}
