/** The shell's API. On the site the shell's own module takes its place; outside it, visitors are signed out and slots are empty. */
export * from 'shared/shell-api';
