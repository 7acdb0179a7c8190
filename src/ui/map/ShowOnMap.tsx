import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Opens a map of one place: what draws it is fetched for those alone who want to see it. */
export function ShowOnMap({ open, onOpen }: Props) {
  const { t } = useTranslation('map');
  return (
    <Button size="small" aria-expanded={open} onClick={() => onOpen(!open)}>
      {t(open ? 'pin.hide' : 'pin.show')}
    </Button>
  );
}
