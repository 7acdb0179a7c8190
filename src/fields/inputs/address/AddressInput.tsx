import { useTranslation } from 'react-i18next';
import { addressColumns } from '../../../../resources/places';
import type { AddressDrafts } from '../../address';
import { inputOf } from '..';
import { RowFields } from '../RowFields';

interface Props {
  /** Tells the inputs of one address from those of another on the page. */
  name: string;
  drafts: AddressDrafts;
  onDrafts: (drafts: AddressDrafts) => void;
  onBlur?: () => void;
  /** What is wrong with a part, as a sentence. */
  problemOf?: (part: string) => string | undefined;
}

/** A postal address with its search and its pin, outside of a definition's form. `fields/address` makes its drafts. */
export function AddressInput({ name, drafts, onDrafts, onBlur = () => undefined, problemOf }: Props) {
  const { t, i18n } = useTranslation(['map', 'engine']);
  return (
    <RowFields
      columns={addressColumns}
      place={{ resource: 'map', path: 'address', at: name, language: i18n.language, t }}
      {...{ drafts, onDrafts, onBlur, problemOf, inputOf }}
    />
  );
}
