/** What a build's entry for other hosts runs with. The webpack preset puts it there: no section imports it. */
export { stockContainer } from 'shared/federation';
