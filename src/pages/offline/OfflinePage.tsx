import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslation } from 'react-i18next';
import { isDriver, todayPath } from '../../routing/driver';
import { useSession } from '../../ui/appServices';
import { BrandLogo } from '../../ui/BrandLogo';
import { MessagePage } from '../MessagePage';

/** Says that a page cannot be opened without a network, and leads to the driver's day, which can. */
export function OfflinePage() {
  const { t } = useTranslation('engine');
  const hasDay = isDriver(useSession());
  return (
    <Box sx={{ px: { xs: 2, sm: 4 }, pt: 3 }}>
      {/* The bar would say the same. */}
      <GlobalStyles styles={{ '.offline-bar': { display: 'none' } }} />
      <header>
        <BrandLogo size={32} />
      </header>
      <Box component="main">
        <MessagePage
          title={t('offline.title')}
          actions={
            <>
              {hasDay && (
                <Button variant="contained" href={todayPath}>
                  {t('offline.today')}
                </Button>
              )}
              <Button variant="outlined" onClick={() => window.location.reload()}>
                {t('offline.again')}
              </Button>
            </>
          }
        >
          {t('offline.text')} {hasDay && t('offline.works')}
        </MessagePage>
      </Box>
    </Box>
  );
}
