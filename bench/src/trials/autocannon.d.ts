/** The part of autocannon that is used here; it comes without types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Seconds. */
    readonly timeout: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly idReplacement: boolean;
    readonly requests: readonly { readonly path: string }[];
    /** Requests a second. */
    readonly overallRate?: number;
  }

  interface Running extends Promise<{ readonly errors: number }> {
    /** `time` in milliseconds. */
    on(event: 'response', listener: (client: object, status: number, bytes: number, time: number) => void): void;
  }

  export default function autocannon(options: Options): Running;
}
