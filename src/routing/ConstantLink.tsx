import type { ComponentProps, MouseEvent } from 'react';
import { useConstantNavigate } from './navigation';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Absolute address in the console. */
  to: string;
}

/**
 * Renders a link to a page of the console, for menus that stay on every page. React Router's own `Link` is rendered again at
 * each change of the address, because its target may be relative.
 */
export function ConstantLink({ to, onClick, children, ...link }: Props) {
  const navigate = useConstantNavigate();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(to, { replace: to === pathname + search + hash });
  };
  return (
    <a {...link} href={to} onClick={open}>
      {children}
    </a>
  );
}

/** Returns whether a click should open the link in place: the browser opens new tabs and windows itself. */
const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
