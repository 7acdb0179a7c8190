import { lazy, Suspense } from 'react';
import type { FieldInputs, FieldOf, InputProps } from '../kind';
import { TextBox } from './TextBox';
import { TextFilter } from './TextFilter';

type Text = FieldOf<'text'>;

const SuggestInput = lazy(() => import('./SuggestInput').then((module) => ({ default: module.SuggestInput })));

/** Text. */
export const text: FieldInputs<Text> = {
  Input: (props) => {
    const plain = <PlainInput {...props} />;
    const { suggest } = props.field;
    return suggest ? <Suspense fallback={plain}><SuggestInput {...props} suggest={suggest} /></Suspense> : plain;
  },
  Filter: TextFilter,
};

function PlainInput(props: InputProps<Text>) {
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
