import Typography from '@mui/material/Typography';

/** What a step of registration is about. */
export function StepHead({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Typography component="h1" sx={{ fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.2, textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>{text}</Typography>
    </div>
  );
}
