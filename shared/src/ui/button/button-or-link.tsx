import { useHydrated } from '../hydrated/index.ts';
import { buttonClass } from './button-class.ts';
import { Button, type ButtonProps } from './button.tsx';

interface ButtonOrLinkProps extends ButtonProps {
  /** Where a visitor gets on without the page's script; empty: the same page, loaded anew. */
  readonly href: string;
}

/** A button that needs the page's script. Until that runs, and where it never does, a link of the same size. */
export function ButtonOrLink({ href, children, variant = 'primary', ...rest }: ButtonOrLinkProps) {
  if (useHydrated())
    return (
      <Button variant={variant} {...rest}>
        {children}
      </Button>
    );
  return (
    <a href={href} className={buttonClass(variant)}>
      {children}
    </a>
  );
}
