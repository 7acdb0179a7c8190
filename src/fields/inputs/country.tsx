import { LazyMultipleChoiceBox, LazySingleChoiceBox } from '../../ui/LazyChoiceBox';
import { type FieldInputs, type FieldOf, type FieldFilterProps, fieldInputId, type FieldInputProps } from '../kind';
import { useCountryOptions } from '../useCountryOptions';

type Country = FieldOf<'country'>;

function CountryInput({ context, label, help, draft, onChange, onBlur, problem, required }: FieldInputProps<Country>) {
  const options = useCountryOptions(context.language);
  return (
    <LazySingleChoiceBox
      id={fieldInputId(context)}
      label={label}
      help={problem ?? help}
      error={problem !== undefined}
      required={required}
      options={options}
      value={options.find(({ id }) => id === draft) ?? null}
      onChange={(chosen) => onChange(chosen?.id ?? '')}
      onBlur={onBlur}
    />
  );
}

function CountryFilterInput({ context: { path, language, t }, values, onChange }: FieldFilterProps<Country>) {
  const options = useCountryOptions(language);
  return (
    <LazyMultipleChoiceBox
      id={`filter-${path}`}
      label={t('engine:filters.values')}
      options={options}
      value={options.filter(({ id }) => values.includes(id))}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id))}
    />
  );
}

/** The inputs of countries: a choice by their names in the user's language. */
export const countryInputs: FieldInputs<Country> = { Input: CountryInput, Filter: CountryFilterInput };
