import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { FieldInputs, FieldOf, FieldInputProps } from '../kind';
import { TextBox } from './TextBox';
import { TextFilter } from './TextFilter';
import { InputPlaceholder } from '../../ui/InputPlaceholder';

type Text = FieldOf<'text'>;

const SuggestInput = lazy(() => import('./SuggestInput').then((module) => ({ default: module.SuggestInput })));

/** The inputs of texts: in a form, a text input, with suggestions where the field has them. */
export const textInputs: FieldInputs<Text> = {
  Input: (props) => {
    const { suggest } = props.field;
    if (!suggest) return <PlainInput {...props} />;
    return (
      <Suspense fallback={<InputPlaceholder height={40} sx={{ mb: '23px' }} />}>
        <SuggestInput {...props} suggest={suggest} />
      </Suspense>
    );
  },
  Filter: TextFilter,
};

function PlainInput(props: FieldInputProps<Text>) {
  return (
    <TextBox
      {...props}
      multiline={props.field.multiline}
      minRows={props.field.multiline ? 3 : undefined}
      placeholder={props.field.example}
      slotProps={{
        htmlInput: {
          maxLength: props.field.maxLength,
          style: props.field.capitals ? { textTransform: 'uppercase' } : undefined,
        },
      }}
    />
  );
}
