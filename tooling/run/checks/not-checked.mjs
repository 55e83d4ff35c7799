/** A check could not run, because this machine has not what it needs. It neither passes nor fails; the message says what to do. */
export class NotChecked extends Error {}
