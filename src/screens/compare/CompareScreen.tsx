import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Comparison, ResourceDefinition } from '../../../resources/definition';
import type { ChecklistOptions } from '../../../resources/fields';
import { useChecklistGroups } from '../../fields/checklist/useChecklistGroups';
import type { FieldOf } from '../../fields/kind';
import { chosenRecordsOfDraft } from '../../fields/many';
import { fieldKindOf } from '../../fields';
import { valueAt } from '../../fields/paths';
import { PageHeader } from '../../ui/PageHeader';
import { PrintStyles } from '../../ui/PrintStyles';
import { useRecordDocumentTitle } from '../../ui/RecordDocumentTitle';
import { RetryAlert } from '../../ui/RetryAlert';
import { BackLink } from '../record/BackLink';
import { recordQueryPaths } from '../record/loadedRecord';
import { listPath } from '../record/recordUrls';
import { useWords } from '../words';
import { ComparedRecordsInput } from './ComparedRecordsInput';
import { ComparisonTable } from './ComparisonTable';
import { compareGrants, keepDifferences } from './compareGrants';
import { type ComparisonState, formatComparisonQuery, parseComparisonQuery } from './comparisonQuery';
import { useComparedRecords } from './useComparedRecords';

/** Renders the page that compares several records by a checklist. Its whole state is in the URL. */
export function CompareScreen({ definition }: { definition: ResourceDefinition }) {
  const { compare, fields } = definition;
  const field = compare && fields[compare.by];
  if (!compare || field?.type !== 'many' || !field.checklist) return null;
  return <Compare {...{ definition, compare, field }} checklist={field.checklist} />;
}

interface Props {
  definition: ResourceDefinition;
  compare: Comparison;
  field: FieldOf<'many'>;
  checklist: ChecklistOptions;
}

function Compare({ definition, compare, field, checklist }: Props) {
  const words = useWords(definition);
  const { t, of } = words;
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => parseComparisonQuery(search), [search]);
  const { ids, onlyDifferences } = state;
  const paths = recordQueryPaths(definition, [compare.by, ...compare.facts]);
  const { records, missingIds, isPending, error, retry } = useComparedRecords(definition, ids, paths);
  const checklistGroups = useChecklistGroups(field, checklist);
  useRecordDocumentTitle(of('compare.title'));

  const change = (patch: Partial<ComparisonState>) =>
    // The comparison replaces its history entry, so that "Back" leaves the page.
    void navigate({ search: formatComparisonQuery({ ...state, ...patch }) }, { replace: true });
  const { groups } = checklistGroups;
  const grantsOf = (record: unknown) =>
    new Set(
      chosenRecordsOfDraft(fieldKindOf(field).toDraft(valueAt(record, compare.by), field, words.language)).map(
        ({ id }) => id,
      ),
    );
  const comparison = groups && records.length > 1 ? compareGrants(groups, records.map(grantsOf)) : undefined;
  const shown = comparison && (onlyDifferences ? keepDifferences(comparison.groups) : comparison.groups);
  const isLoading = isPending || (checklistGroups.isPending && ids.length > 1);
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200 }}>
      <PrintStyles keptTogether="tr" />
      <PageHeader
        focusOnMount
        title={of('compare.title')}
        above={
          <Box sx={{ displayPrint: 'none' }}>
            <BackLink to={listPath(definition)} label={t('engine:show.back')} />
          </Box>
        }
      >
        {comparison && (
          <Button variant="outlined" startIcon={<Print />} sx={{ displayPrint: 'none' }} onClick={() => window.print()}>
            {t('engine:compare.print')}
          </Button>
        )}
      </PageHeader>
      <ComparedRecordsInput {...{ definition, words, records }} onChange={(chosen) => change({ ids: chosen })} />
      {missingIds.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => change({ ids: ids.filter((id) => !missingIds.includes(id)) })}
            >
              {t('engine:compare.remove')}
            </Button>
          }
        >
          {of('compare.missing', { count: missingIds.length })}
        </Alert>
      )}
      {error !== undefined && <RetryAlert error={error} onRetry={retry} />}
      {checklistGroups.isError && (
        <RetryAlert text={t('engine:list.failedToLoad')} severity="error" onRetry={checklistGroups.retry} />
      )}
      {isLoading && <Skeleton variant="rounded" height={400} />}
      {comparison && shown && !isLoading && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <FormControlLabel
              sx={{ displayPrint: 'none', mr: 0 }}
              label={t('engine:compare.onlyDifferences')}
              control={
                <Switch checked={onlyDifferences} onChange={(_, checked) => change({ onlyDifferences: checked })} />
              }
            />
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {comparison.differenceCount === 0
                ? t('engine:compare.same')
                : t('engine:compare.different', { count: comparison.differenceCount })}
            </Typography>
          </Box>
          <ComparisonTable
            {...{ definition, words, compare, records, comparison }}
            groups={shown}
            marksDifferences={!onlyDifferences}
          />
        </>
      )}
    </Stack>
  );
}
