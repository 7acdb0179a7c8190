import Typography from '@mui/material/Typography';
import { useFocusOnMount } from '../../ui/useFocusOnMount';

interface Props {
  title: string;
  text: string;
  /** Whether the title gets the focus when the step opens, for steps without an input field. */
  focusOnMount?: boolean;
}

/** Shows the title and text of a registration step. */
export function StepHeader({ title, text, focusOnMount = false }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focusOnMount);
  return (
    <div>
      <Typography
        ref={heading}
        component="h1"
        tabIndex={focusOnMount ? -1 : undefined}
        sx={{
          fontSize: '1.75rem',
          fontWeight: 600,
          letterSpacing: '-0.02em',
          lineHeight: 1.2,
          textWrap: 'balance',
          '&:focus': { outline: 'none' },
        }}
      >
        {title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>{text}</Typography>
    </div>
  );
}
