import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resources } from '../../../resources';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Creation } from '../../../resources/field-parts';
import type { Chosen, OptionCreator } from '../../fields/kind';
import { useAllowed } from '../record/useAllowed';

const CreateDialog = lazy(() => import('./CreateDialog').then((file) => ({ default: file.CreateDialog })));

interface Props {
  creates: Creation;
  onMade: (made: Chosen) => void;
  /** Renders the input; `creator` is undefined when the user may not create records. */
  children: (creator: OptionCreator | undefined) => ReactNode;
}

/**
 * Adds to an input the option to create a missing record. The record is created in a dialog, which starts with the
 * typed text.
 */
export function WithCreateDialog(props: Props) {
  const other = resources.find(({ name }) => name === props.creates.resource);
  return other ? (
    <Suspense fallback={<Skeleton aria-busy variant="rounded" height={40} sx={{ mb: '23px' }} />}>
      <CreatingOther {...props} other={other} />
    </Suspense>
  ) : (
    props.children(undefined)
  );
}

function CreatingOther({ creates, onMade, children, other }: Props & { other: ResourceDefinition }) {
  const { t } = useTranslation(other.name);
  const mayCreate = useAllowed(other)('create') === true;
  const [typed, setTyped] = useState<string>();
  const creator: OptionCreator = {
    offer: (name) => t(name ? 'createNamed' : 'createTitle', { name }),
    create: setTyped,
  };
  return (
    <>
      {children(mayCreate ? creator : undefined)}
      {typed !== undefined && (
        <Suspense fallback={null}>
          <CreateDialog
            definition={other}
            typed={creates.typed === undefined ? {} : { [creates.typed]: typed }}
            onClose={(made) => {
              setTyped(undefined);
              if (made) onMade(made);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
