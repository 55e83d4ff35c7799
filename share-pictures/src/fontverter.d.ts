declare module 'fontverter' {
  /** A font in another format. */
  export function convert(font: Buffer, toFormat: 'sfnt'): Promise<Buffer>;
}
