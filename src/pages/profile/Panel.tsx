import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** One part of the profile under its heading. */
export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
      {children}
    </Card>
  );
}
