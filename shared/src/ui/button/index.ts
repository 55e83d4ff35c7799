export { ButtonOrLink } from './button-or-link.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { buttonClass, type ButtonVariant } from './button-class.ts';
