import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { CreateMany, ResourceDefinition } from '../../../resources/definition';
import { keepTyping } from '../../ui/keptTyping';
import type { Words } from '../words';

const loadDialog = () => import('../form/createMany/CreateManyDialog');
const CreateManyDialog = lazy(() => loadDialog().then((module) => ({ default: module.CreateManyDialog })));

interface Props {
  definition: ResourceDefinition;
  createMany: CreateMany;
  words: Words;
}

/** Renders the button that creates several records at once, and its dialog. */
export function CreateManyButton({ definition, createMany, words }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => {
          keepTyping();
          setIsOpen(true);
        }}
      >
        {words.of('createMany.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CreateManyDialog {...{ definition, createMany }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
