import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
}

/** Does something on this page; what leads elsewhere is a link. `primary` once a view, `quiet` for the least. */
export function Button({ variant = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  const classes = className ? `${buttonClass(variant)} ${className}` : buttonClass(variant);
  return <button {...rest} type={type} className={classes} />;
}
