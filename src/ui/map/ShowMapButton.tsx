import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Shows the button that opens and closes a map. The map's code is loaded only when it is opened. */
export function ShowMapButton({ open, onOpen }: Props) {
  const { t } = useTranslation('map');
  return (
    <Button size="small" aria-expanded={open} onClick={() => onOpen(!open)}>
      {t(open ? 'pin.hide' : 'pin.show')}
    </Button>
  );
}
