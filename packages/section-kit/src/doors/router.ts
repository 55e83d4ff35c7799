/** Links and the address. On the site the shell's own module takes its place. */
export * from 'shared/router';
