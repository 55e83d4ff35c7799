/** The part of it that tests use. The package has no types. */
declare module '@20minutes/s3rver' {
  interface Options {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    /** Holds the objects. */
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    /** Starts it. Returns the port. */
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
