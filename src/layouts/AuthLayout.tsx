import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../ui/BrandLogo';
import { AuthFooter } from './auth/AuthFooter';
import { PerforatedEdge } from './PerforatedEdge';

/**
 * The picture is not part of the page's first file, because it only decorates. Without a network, as after signing out
 * on the road, the page does without it.
 */
const RoadNetwork = lazy<() => ReactNode>(() =>
  import('../ui/RoadNetwork').then(
    (file) => ({ default: file.RoadNetwork }),
    () => ({ default: () => null }),
  ),
);

/** Renders the layout of sign-in and password pages: a picture of roads and, beside it, the form. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['auth', 'app']);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 11fr) minmax(440px, 9fr)' },
        gridTemplateRows: { xs: '132px 1fr', md: '1fr' },
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="header"
        sx={{
          position: 'relative',
          overflow: 'hidden',
          background: 'radial-gradient(circle at 62% 42%, #15524b, #0d3a36 68%)',
          color: '#ffffff',
        }}
      >
        <Box sx={{ position: 'absolute', inset: { xs: '0 -10% 0 42%', md: 0 } }}>
          <Suspense fallback={null}>
            <RoadNetwork />
          </Suspense>
        </Box>
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            background: {
              xs: 'linear-gradient(to right, #0d3a36 44%, rgba(13, 58, 54, 0) 80%)',
              md: 'linear-gradient(to top, #0d3a36 4%, rgba(13, 58, 54, 0) 45%)',
            },
          }}
        />
        <Box sx={{ position: 'absolute', top: { xs: 24, md: 40 }, left: { xs: 24, md: 48 } }}>
          <BrandLogo size={32} onDark />
        </Box>
        <Typography
          component="p"
          sx={{
            position: 'absolute',
            bottom: 48,
            left: 48,
            right: 96,
            maxWidth: 560,
            display: { xs: 'none', md: 'block' },
            fontSize: 'clamp(1.75rem, 2.6vw, 2.5rem)',
            fontWeight: 600,
            letterSpacing: '-0.02em',
            lineHeight: 1.2,
            textWrap: 'balance',
          }}
        >
          {t('headline')}
        </Typography>
        <PerforatedEdge background="paper" rightOnWideScreens />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateRows: '1fr auto',
          px: { xs: 3, sm: 6 },
          pt: { xs: 4, md: 6 },
          pb: 3,
          gap: 4,
        }}
      >
        <Box
          component="main"
          sx={{ width: '100%', maxWidth: 380, justifySelf: 'center', alignSelf: { xs: 'start', md: 'center' } }}
        >
          {children}
        </Box>
        <AuthFooter />
      </Box>
    </Box>
  );
}
