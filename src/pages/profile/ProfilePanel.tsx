import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** Renders a section of the profile with its heading. */
export function ProfilePanel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
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
