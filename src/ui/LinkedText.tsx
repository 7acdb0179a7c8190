import Link from '@mui/material/Link';
import { Fragment } from 'react';

interface Props {
  /** A text whose links are marked by their names, such as `See the <terms>terms of use</terms>.` */
  text: string;
  /** URLs by the names of the links. A link opens a new tab, so that a form keeps its input. */
  links: Readonly<Record<string, string>>;
}

/** Shows a translated text with links in it. */
export function LinkedText({ text, links }: Props) {
  // The pattern's two groups make every second and third part of the split a link's name and text.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const name = index % 3 === 2 ? parts[index - 1] : undefined;
    const href = name === undefined ? undefined : links[name];
    return href === undefined ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link key={index} href={href} target="_blank" rel="noopener" underline="always">
        {part}
      </Link>
    );
  });
}
