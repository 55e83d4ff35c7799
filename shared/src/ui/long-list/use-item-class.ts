import styles from './long-item.module.css';
import { useSettled } from './use-settled.ts';

/** About three screens of a phone. */
const NEAR = 12;

/**
 * Items far down a list of cards cost nothing until they come near, so that a list of many years stays fast.
 * @param count of the items that are here
 * @returns the class of an item, by its index
 */
export function useItemClass(count: number): (index: number) => string {
  const settled = useSettled(count);
  return (index) => [styles.item, index >= NEAR && index < settled && styles.far].filter(Boolean).join(' ');
}
