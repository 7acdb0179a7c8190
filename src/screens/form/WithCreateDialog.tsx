import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import { resources } from '../../../resources';
import type { ResourceDefinition } from '../../../resources/definition';
import type { RecordCreation } from '../../../resources/field-parts';
import type { ChosenRecord, OptionCreator } from '../../fields/kind';
import { useAllowedActions } from '../record/useAllowedActions';
import { InputPlaceholder } from '../../ui/InputPlaceholder';

const CreateDialog = lazy(() => import('./CreateDialog').then((file) => ({ default: file.CreateDialog })));

interface Props {
  creates: RecordCreation;
  onCreated: (made: ChosenRecord) => void;
  /** Renders the input; `creator` is undefined when the user may not create records. */
  children: (creator: OptionCreator | undefined) => ReactNode;
}

/**
 * Lets the input of a related record offer to create a missing one. The dialog of the new record starts with the text
 * that the user typed into the input.
 */
export function WithCreateDialog(props: Props) {
  const definition = resources.find(({ name }) => name === props.creates.resource);
  return definition ? (
    <Suspense fallback={<InputPlaceholder height={40} sx={{ mb: '23px' }} />}>
      <AllowedCreation {...props} definition={definition} />
    </Suspense>
  ) : (
    props.children(undefined)
  );
}

function AllowedCreation({ creates, onCreated, children, definition }: Props & { definition: ResourceDefinition }) {
  const { t } = useTranslation(definition.name);
  const mayCreate = useAllowedActions(definition)('create') === true;
  const [typed, setTyped] = useState<string>();
  const creator: OptionCreator = {
    label: (name) => t(name ? 'createNamed' : 'createTitle', { name }),
    create: setTyped,
  };
  return (
    <>
      {children(mayCreate ? creator : undefined)}
      {typed !== undefined && (
        <Suspense fallback={null}>
          <CreateDialog
            definition={definition}
            typed={creates.typed === undefined ? {} : { [creates.typed]: typed }}
            onClose={(made) => {
              setTyped(undefined);
              if (made) onCreated(made);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
