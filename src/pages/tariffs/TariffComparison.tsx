import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { comparisonLinesOf, type ComparisonLine, type Offer, offerName } from './offers';

/**
 * Compares the contents of tariffs in a table or, on narrow screens, in lists.
 *
 * @param current id of the company's tariff, if it has one
 */
export function TariffComparison({ offers, current }: { offers: readonly Offer[]; current?: string }) {
  const { t, i18n } = useTranslation('tariffs');
  const names = offers.map((offer) => {
    const name = offerName(offer, i18n.language);
    return offer.id === current ? t('page.currentOf', { name }) : name;
  });
  const services: ComparisonLine = {
    code: 'services',
    title: t('comparison.services'),
    values: offers.map((offer) =>
      offer.services.length > 0 ? t('comparison.servicesOf', { count: offer.services.length }) : undefined,
    ),
  };
  const lines = [...comparisonLinesOf(offers), services];
  return (
    <Paper component="section" variant="outlined" aria-labelledby="comparison" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" id="comparison" sx={{ mb: 1.5 }}>
        {t('comparison.title')}
      </Typography>
      <ComparisonTable names={names} lines={lines} />
      <ComparisonLists names={names} lines={lines} />
    </Paper>
  );
}

interface Props {
  names: readonly string[];
  lines: readonly ComparisonLine[];
}

function ComparisonTable({ names, lines }: Props) {
  const { t } = useTranslation('tariffs');
  return (
    <Table
      aria-labelledby="comparison"
      size="small"
      sx={{
        display: { xs: 'none', md: 'table' },
        tableLayout: 'fixed',
        '& tr:last-child > *': { borderBottom: 0 },
        '& tr > th:first-of-type': { pl: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '30%' }}>{t('comparison.what')}</TableCell>
          {names.map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ code, title, values }) => (
          <TableRow key={code}>
            <TableCell component="th" scope="row">
              {title}
            </TableCell>
            {names.map((name, index) => (
              <TableCell key={name}>
                <ComparisonValue text={values[index]} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ComparisonLists({ names, lines }: Props) {
  return (
    <Box sx={{ display: { xs: 'grid', md: 'none' }, gap: 2.5 }}>
      {lines.map(({ code, title, values }) => (
        <div key={code}>
          <Typography variant="h3" gutterBottom>
            {title}
          </Typography>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
          >
            {names.map((name, index) => (
              <Box key={name} sx={{ display: 'contents' }}>
                <Typography component="dt" sx={{ color: 'text.secondary' }}>
                  {name}
                </Typography>
                <Typography component="dd" sx={{ m: 0 }}>
                  <ComparisonValue text={values[index]} />
                </Typography>
              </Box>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}

/** Shows the value of a tariff in a line of the comparison, or that the tariff has none. */
function ComparisonValue({ text }: { text: string | undefined }) {
  const { t } = useTranslation('tariffs');
  const [Icon, colour] = text === undefined ? [Remove, 'text.secondary'] : [Check, 'success.main'];
  return (
    <Box
      sx={{ display: 'flex', gap: 0.75, alignItems: 'start', color: text === undefined ? 'text.secondary' : undefined }}
    >
      <Icon aria-hidden sx={{ fontSize: 18, color: colour, mt: '1px' }} />
      {text ?? t('comparison.without')}
    </Box>
  );
}
