/** What the shell's frame asks of the federation, where there is none. */
export const NO_REGIONS = { releases: { frameSlot: () => null } };
