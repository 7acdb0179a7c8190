import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../ui/DocumentTitle';

interface Props {
  /** Key of the article in the texts of `info`: its title, lead and sections. */
  article: 'privacy' | 'terms';
  sections: readonly string[];
}

/** Shows an article of the texts of `info`. */
export function ArticlePage({ article, sections }: Props) {
  const { t } = useTranslation('info');
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <DocumentTitle title={t(`${article}.title`)} />
      <Box>
        <Typography variant="h1" sx={{ fontSize: '1.75rem', mb: 1 }}>
          {t(`${article}.title`)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>{t(`${article}.lead`)}</Typography>
      </Box>
      {sections.map((section) => (
        <Box component="section" key={section}>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {t(`${article}.${section}.title`)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{t(`${article}.${section}.text`)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
