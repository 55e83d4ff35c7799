import type { RegionModule } from './region-state.ts';

type DeferredModule = Pick<RegionModule, 'release' | 'expose'>;

/** Regions whose code loads only when it is needed. Until then they show the server's HTML. */
export interface DeferredRegions {
  /**
   * For rendering: pending until the region is activated; null if the region is not deferred. It always returns the same
   * promise, because React identifies a component's promises by their order.
   */
  activation(region: DeferredModule): Promise<void> | null;
  /** Lets the region's code load. */
  activate(region: DeferredModule): void;
  activateAll(): void;
}

interface Activation {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

export function createDeferredRegions(regions: readonly DeferredModule[]): DeferredRegions {
  const activations = new Map(regions.map((region) => [keyOf(region), createActivation()]));
  return {
    activation: (region) => activations.get(keyOf(region))?.promise ?? null,
    activate: (region) => activations.get(keyOf(region))?.resolve(),
    activateAll: () => activations.forEach(({ resolve }) => resolve()),
  };
}

function keyOf({ release, expose }: DeferredModule): string {
  return `${release}/${expose}`;
}

function createActivation(): Activation {
  let settle = () => undefined as void;
  const promise = new Promise<void>((resolve) => (settle = resolve));
  return {
    promise,
    resolve() {
      // React's `use` reads these two: it does not suspend for a fulfilled promise.
      void Object.assign(promise, { status: 'fulfilled', value: undefined });
      settle();
    },
  };
}
