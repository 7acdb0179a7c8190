import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type MediaFile, fileSizeText } from './mediaFiles';

interface Props {
  file: MediaFile & { details?: string };
  language: string;
  onDelete: ((file: MediaFile) => void) | undefined;
  onView: (file: MediaFile) => void;
}

const tileSx = {
  width: '100%',
  aspectRatio: '1',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
  color: 'text.secondary',
} as const;

/** Renders a file as a tile: a picture opens in the viewer, another file is downloaded. */
export function FileTile({ file, language, onDelete, onView }: Props) {
  const { t } = useTranslation('files');
  const { name, thumb, url, size, details } = file;
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      {thumb ? (
        <ButtonBase aria-label={t('view', { name })} onClick={() => onView(file)} sx={tileSx}>
          <Box
            component="img"
            src={thumb}
            alt=""
            loading="lazy"
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        </ButtonBase>
      ) : (
        <ButtonBase component="a" href={url} download={name} aria-label={t('download', { name })} sx={tileSx}>
          <Description sx={{ fontSize: 48 }} />
        </ButtonBase>
      )}
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5, mt: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap title={name}>
            {name}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {fileSizeText(size, language)}
          </Typography>
          {details && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {details}
            </Typography>
          )}
        </Box>
        {onDelete && (
          <IconButton
            size="small"
            aria-label={t('delete', { name })}
            title={t('delete', { name })}
            onClick={() => onDelete(file)}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
