import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ResourceDefinition, FieldSection } from '../../../../resources/definition';
import { formPaths } from '../../../screens/form/drafts';
import { isWithinField } from '../../../screens/form/useFormProblems';
import { recordQueryPaths } from '../../../screens/record/loadedRecord';
import { RecordMissing } from '../../../screens/record/RecordMissing';
import { useRecord } from '../../../screens/record/useRecord';
import { ShownSection } from '../../../screens/show/ShownSection';
import { ShowSkeleton } from '../../../screens/show/ShowSkeleton';
import { LogisticianTasks } from '../tasks/LogisticianTasks';
import { useRequest } from '../useRequest';
import { ActivityPanel } from './ActivityPanel';
import { SectionForm } from './SectionForm';
import { LogisticiansPanel } from './LogisticiansPanel';
import { useRestoreFocus } from './useRestoreFocus';

/** Names of the sections that the overview shows in the side column. */
const sideSections = ['files'];

function fieldsOf(definition: ResourceDefinition): string[] {
  const shown = definition.show.sections.flatMap(({ fields }) => fields);
  const deciding = shown.flatMap((path) => definition.fields[path]?.when?.field ?? []);
  return recordQueryPaths(definition, [...shown, ...deciding, ...formPaths(definition)]);
}

/**
 * Shows a request's data, edited section by section. The side column contains logisticians, tasks, activities and
 * files.
 */
export function OverviewPage() {
  const { id, definition, words, editable } = useRequest();
  const { t } = useTranslation('workbench');
  // This query has no live events of its own, because the header's live query also invalidates it.
  const { record, error, retry } = useRecord({ definition, id, fields: fieldsOf(definition) });
  const [search, setSearch] = useSearchParams();
  const field = search.get('edit') ?? undefined;
  const edited =
    editable && field !== undefined
      ? definition.form.sections.find(({ fields }) => fields.some((path) => isWithinField(field, path)))
      : undefined;
  const page = useRef<HTMLDivElement>(null);

  useRestoreFocus(page, edited?.name);
  const edit = (next?: string) =>
    setSearch(next === undefined ? {} : { edit: next }, { preventScrollReset: true, replace: next === undefined });

  if (!record && error) return <RecordMissing {...{ definition, words, error }} onRetry={retry} />;
  if (!record) return <ShowSkeleton definition={definition} label={words.t('app:loading')} />;

  const renderSection = (section: FieldSection) => {
    const form = definition.form.sections.find(({ name }) => name === section.name);
    const [first] = form?.fields ?? [];
    if (form && field !== undefined && form === edited) {
      return (
        <Box key={section.name} sx={{ gridColumn: '1 / -1' }}>
          <SectionForm key={form.name} section={form} {...{ record, field }} onDone={() => edit()} />
        </Box>
      );
    }
    const title = t('edit.section', { section: words.of(`sections.${section.name}`) });
    return (
      <ShownSection
        key={section.name}
        {...{ definition, words, record, section, editable }}
        action={
          editable &&
          first !== undefined && (
            <IconButton
              size="small"
              data-edits={section.name}
              aria-label={title}
              title={title}
              onClick={() => edit(first)}
            >
              <Edit fontSize="small" />
            </IconButton>
          )
        }
      />
    );
  };
  const { sections } = definition.show;
  return (
    <Box
      ref={page}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {sections.filter(({ name }) => !sideSections.includes(name)).map(renderSection)}
      </Box>
      <Stack component="aside" aria-label={t('aside')} spacing={2} sx={{ minWidth: 0 }}>
        <LogisticiansPanel />
        <LogisticianTasks />
        <ActivityPanel />
        {sections.filter(({ name }) => sideSections.includes(name)).map(renderSection)}
      </Stack>
    </Box>
  );
}
