import { useMemo } from 'react';
import { LazySingleChoiceBox } from '../../ui/LazyChoiceBox';
import { type FieldInputProps, type FieldInputs, type FieldOf, fieldInputId } from '../kind';
import { textOrEmpty } from '../textDraft';
import { timeZoneOptions } from '../timeZone';

function TimeZoneInput(props: FieldInputProps<FieldOf<'timeZone'>>) {
  const { context, label, help, draft, onChange, onBlur, problem, required } = props;
  const chosen = textOrEmpty(draft);
  const options = useMemo(() => timeZoneOptions(chosen), [chosen]);
  return (
    <LazySingleChoiceBox
      id={fieldInputId(context)}
      label={label}
      help={problem ?? help}
      error={problem !== undefined}
      required={required}
      options={options}
      value={options.find(({ id }) => id === chosen) ?? null}
      onChange={(option) => onChange(option?.id ?? '')}
      onBlur={onBlur}
    />
  );
}

/** The input of time zones: a choice by name. */
export const timeZoneInputs: FieldInputs<FieldOf<'timeZone'>> = { Input: TimeZoneInput };
