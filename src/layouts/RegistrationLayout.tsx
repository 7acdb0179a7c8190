import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { RegistrationStep } from '../routing/registrationSteps';
import { BrandLogo } from '../ui/BrandLogo';
import { RoadNetwork } from '../ui/RoadNetwork';
import { AuthFooter } from './auth/AuthFooter';
import { PerforatedEdge } from './PerforatedEdge';
import { RegistrationSignOut } from './registration/RegistrationSignOut';
import { RegistrationProgress } from './registration/RegistrationProgress';

interface Props {
  /** The step of the registration that is open. */
  step: RegistrationStep;
  /** Whether the company is already registered. If so, the progress is hidden. */
  registered?: boolean;
  children: ReactNode;
}

/** Width of each step's content, in pixels. */
const stepWidths = { account: 420, company: 760, tariff: 1120 } as const;

/** Renders the layout of the registration: the progress at the top, and below it the open step. */
export function RegistrationLayout({ step, registered = false, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box
        component="header"
        sx={{
          position: 'relative',
          overflow: 'hidden',
          background: 'radial-gradient(circle at 78% 20%, #15524b, #0d3a36 60%)',
          color: '#ffffff',
        }}
      >
        <Box sx={{ position: 'absolute', inset: '-40% -4% -60% 46%', opacity: 0.7 }}>
          <RoadNetwork />
        </Box>
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            background: 'linear-gradient(to right, #0d3a36 42%, rgba(13, 58, 54, 0.35) 100%)',
          }}
        />
        <Box
          sx={{
            position: 'relative',
            maxWidth: 1120 + 64,
            mx: 'auto',
            px: { xs: 2, sm: 4 },
            pt: { xs: 2, sm: 3 },
            pb: { xs: 3, sm: 4 },
            display: 'grid',
            gap: { xs: 2, sm: 3 },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <Link href="/" underline="none" color="inherit" sx={{ outlineColor: '#ffffff !important' }}>
              <BrandLogo size={28} onDark />
            </Link>
            <RegistrationSignOut />
          </Box>
          {!registered && <RegistrationProgress step={step} />}
        </Box>
        <PerforatedEdge background="default" />
      </Box>
      <Box
        component="main"
        sx={{ width: '100%', maxWidth: stepWidths[step] + 64, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, sm: 5 } }}
      >
        {children}
      </Box>
      <Box sx={{ width: '100%', maxWidth: 1120 + 64, mx: 'auto', px: { xs: 2, sm: 4 }, py: 3 }}>
        <AuthFooter />
      </Box>
    </Box>
  );
}
