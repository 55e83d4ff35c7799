import type { OnMessage } from '../database.ts';
import type { Hearing } from './hearing.ts';

export type Channels = ReturnType<typeof createChannels>;

/** Who listens at which channel. A channel that begins tells its listeners once, as they may have missed a message. */
export function createChannels() {
  const channels = new Map<string, Set<OnMessage>>();
  const tell = (channel: string, message?: string) => channels.get(channel)?.forEach((onMessage) => onMessage(message));
  const hear = async (opened: Hearing, channel: string) => {
    await opened.begin(channel);
    tell(channel);
  };
  return {
    tell,
    hear,
    async hearAll(opened: Hearing): Promise<void> {
      for (const channel of channels.keys()) await hear(opened, channel);
    },
    add(channel: string, onMessage: OnMessage): () => void {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(onMessage));
      return () => void listeners.delete(onMessage);
    },
  };
}
