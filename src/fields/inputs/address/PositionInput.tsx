import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapView } from '../../../ui/map/MapView';
import { ShowMapButton } from '../../../ui/map/ShowMapButton';
import { type FieldOf, type FieldInputProps, fieldInputId } from '../../kind';
import { parsePosition, formatPosition } from '../../formatPosition';
import { textOrEmpty } from '../../textDraft';
import { TextBox } from '../TextBox';
import type { FoundAddress } from './foundAddress';
import { PlaceOffersContext } from './placeOffers';
import { PlaceSearch } from './PlaceSearch';

const addressParts = ['country', 'state', 'city', 'zip', 'street', 'house_number'] as const;

/** Renders the input for a position. The user finds it by address search, moves a pin, or types coordinates. */
export function PositionInput(props: FieldInputProps<FieldOf<'position'>>) {
  const { field, context, label, help, draft, onChange, others } = props;
  const { t } = useTranslation('map');
  const [open, setOpen] = useState(false);
  const offers = useContext(PlaceOffersContext)(textOrEmpty(others?.draft('direction') ?? null));
  const position = typeof draft === 'string' ? parsePosition(draft) : null;

  const applyAddress = (found: FoundAddress) => {
    for (const part of addressParts) {
      // A result without a street must not clear the entered street.
      const isUnknown = found.parts[part] === '' && (part === 'street' || part === 'house_number');
      if (!isUnknown) others?.fill(field.address[part], found.parts[part]);
    }
    for (const [path, text] of Object.entries(found.further ?? {})) others?.fill(path, text);
    setOpen(true);
    onChange(found.position ? formatPosition(found.position) : '');
  };

  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5, minWidth: 0 }}>
      <PlaceSearch id={`${fieldInputId(context)}-search`} offers={offers} onAddress={applyAddress} />
      {position && open && (
        <div>
          <MapView
            title={t('pin.map', { label })}
            height={180}
            points={[{ id: 'pin', label: t('pin.label'), movable: true, ...position }]}
            onMove={(_id, moved) => onChange(formatPosition(moved))}
          />
          <Typography variant="caption" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
            {t('pin.help')}
          </Typography>
        </div>
      )}
      {position && (
        <div>
          <ShowMapButton open={open} onOpen={setOpen} />
        </div>
      )}
      <TextBox
        {...props}
        help={help ?? (position ? undefined : t('pin.unknown'))}
        placeholder={field.example ?? '52.2297, 21.0122'}
      />
    </Box>
  );
}
