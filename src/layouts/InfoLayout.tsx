import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { BrandLogo } from '../ui/BrandLogo';
import { LanguageSwitch } from '../ui/LanguageSwitch';
import { ThemeSwitch } from '../ui/ThemeSwitch';

/** Renders the layout of information pages, which are open to everyone: one column of text. */
export function InfoLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', px: { xs: 2.5, sm: 4 } }}>
      <Box component="header" sx={{ py: 2.5 }}>
        <Link href="/" underline="none" color="text.primary">
          <BrandLogo />
        </Link>
      </Box>
      <Box component="main" sx={{ width: '100%', maxWidth: 720, justifySelf: 'center', py: { xs: 3, sm: 6 } }}>
        {children}
      </Box>
      <Box
        component="footer"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', py: 3 }}
      >
        <LanguageSwitch />
        <ThemeSwitch />
      </Box>
    </Box>
  );
}
