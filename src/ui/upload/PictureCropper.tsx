import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { GuardedDialog } from '../GuardedDialog';
import { readAsDataUrl, cropPicture, type CropArea } from './cropPicture';

interface Props {
  file: File;
  onCropped: (file: File) => void;
  onCancel: () => void;
}

const maxZoom = 4;

/** Shows a dialog to select the part of a picture that becomes the avatar, by mouse, touch or keyboard. */
export function PictureCropper({ file, onCropped, onCancel }: Props) {
  const { t } = useTranslation('files');
  const id = useId();
  const [dataUrl, setDataUrl] = useState('');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cropArea, setCropArea] = useState<CropArea>();
  const [isDamaged, setIsDamaged] = useState(false);
  const handleError = () => setIsDamaged(true);
  const isMoved = zoom !== 1 || crop.x !== 0 || crop.y !== 0;

  useEffect(() => {
    readAsDataUrl(file).then(setDataUrl, () => setIsDamaged(true));
  }, [file]);

  return (
    <GuardedDialog
      isUnsaved={() => isMoved}
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-how`}
      slotProps={{ paper: { sx: { width: 440 } } }}
    >
      {(close) => (
        <>
          <DialogTitle id={`${id}-title`}>{t('crop.title')}</DialogTitle>
          <DialogContent>
            {isDamaged ? (
              <Alert severity="error" role="alert">
                {t('serverError.file_damaged')}
              </Alert>
            ) : (
              <>
                <Box
                  sx={{
                    position: 'relative',
                    height: { xs: 260, sm: 340 },
                    borderRadius: 1,
                    overflow: 'hidden',
                    bgcolor: 'common.black',
                  }}
                >
                  {dataUrl && (
                    <Cropper
                      image={dataUrl}
                      aspect={1}
                      cropShape="round"
                      showGrid={false}
                      maxZoom={maxZoom}
                      keyboardStep={8}
                      crop={crop}
                      zoom={zoom}
                      onCropChange={setCrop}
                      onZoomChange={setZoom}
                      onCropComplete={(_, pixels) => setCropArea(pixels)}
                      mediaProps={{ alt: '', onError: handleError }}
                      cropperProps={{ role: 'group', 'aria-label': t('crop.part') }}
                    />
                  )}
                </Box>
                <Typography id={`${id}-how`} variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
                  {t('crop.how')}
                </Typography>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1.5, pr: 1 }}>
                  <Typography id={`${id}-zoom`} variant="body2">
                    {t('crop.zoom')}
                  </Typography>
                  <Slider
                    size="small"
                    min={1}
                    max={maxZoom}
                    step={0.1}
                    value={zoom}
                    aria-labelledby={`${id}-zoom`}
                    onChange={(_, value) => setZoom(Number(value))}
                  />
                </Box>
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={close}>
              {t('crop.cancel')}
            </Button>
            <Button
              variant="contained"
              disabled={isDamaged || !cropArea}
              onClick={() => {
                if (cropArea) cropPicture(dataUrl, cropArea, file.name).then(onCropped, handleError);
              }}
            >
              {t('crop.use')}
            </Button>
          </DialogActions>
        </>
      )}
    </GuardedDialog>
  );
}
