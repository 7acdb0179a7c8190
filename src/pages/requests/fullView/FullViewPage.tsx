import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { legsResource } from '../../../../resources/routes';
import { RecordMissing } from '../../../screens/record/RecordMissing';
import { TruncatedNote } from '../../../screens/record/TruncatedNote';
import { ShownSection } from '../../../screens/show/ShownSection';
import { ShowSkeleton } from '../../../screens/show/ShowSkeleton';
import { useWords } from '../../../screens/words';
import { MapView } from '../../../ui/map/MapView';
import { PrintStyles } from '../../../ui/PrintStyles';
import { RequestPanel } from '../request/RequestPanel';
import { assignedLogisticians } from '../request/assignedLogisticians';
import { mapContentOf } from '../routes/routeOnMap';
import { RequestStatusBadge } from '../RequestStatusBadge';
import { useRequest } from '../useRequest';
import { useWaybillPrint } from '../useWaybillPrint';
import { LegPrintout } from './LegPrintout';
import { LogisticianList } from './LogisticianList';
import { ActivityList } from './ActivityList';
import { TaskSummaryList } from './TaskSummaryList';
import { useFullRequest } from './useFullRequest';

/** Sections that have content only after the request has ended. */
const endSections = ['ending'];

/** Shows all data of a request on one page, to read and print. */
export function FullViewPage() {
  const { t } = useTranslation(['sharing', 'workbench', 'tasks']);
  const { id, definition, words, number, status, ended } = useRequest();
  const { request, tasks, error, retry } = useFullRequest(id);
  const legWords = useWords(legsResource);
  if (!request && error) return <RecordMissing {...{ definition, words, error }} onRetry={retry} />;
  if (!request) return <ShowSkeleton definition={definition} label={words.t('app:loading')} />;

  const { routes } = request;
  const sections = definition.show.sections.filter(({ name }) => ended || !endSections.includes(name));
  const map = mapContentOf(routes, undefined, (at, city) => legWords.of('map.stop', { number: at, city }));
  const renderSections = (names: readonly string[]) =>
    sections
      .filter(({ name }) => names.includes(name))
      .map((each) => (
        <ShownSection key={each.name} {...{ definition, words }} record={request} section={each} editable={false} />
      ));
  return (
    <Stack spacing={2} sx={{ maxWidth: 1100 }}>
      {/* The long sections of legs and activities may continue on the next page. */}
      <PrintStyles keptTogether="section:not(#full-legs):not(#full-activities)" />
      <PageActions />
      <Box component="header" sx={{ display: 'none', displayPrint: 'block' }}>
        <Typography variant="h1" component="p">
          {words.of('one')} {number} <RequestStatusBadge status={status} />
        </Typography>
      </Box>
      {renderSections(['what', 'windows', 'places', 'cargo', 'ending'])}
      <RequestPanel id="full-legs" title={t('fullView.legs')}>
        {routes.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{words.of('related.routes.empty')}</Typography>
        )}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {routes.map((leg, index) => (
            <LegPrintout key={leg.id} leg={leg} number={index + 1} words={legWords} />
          ))}
        </Box>
        <TruncatedNote words={words} record={request} path="routes" />
      </RequestPanel>
      {map.points.length > 0 && (
        // The map is hidden in print, because browsers print WebGL canvases empty.
        <Box sx={{ displayPrint: 'none' }}>
          <RequestPanel id="full-map" title={t('way.map')}>
            <MapView title={t('way.map')} points={map.points} lines={map.lines} height={360} />
          </RequestPanel>
        </Box>
      )}
      <RequestPanel id="full-people" title={t('workbench:logisticians.title')}>
        <LogisticianList people={assignedLogisticians(request)} />
      </RequestPanel>
      <RequestPanel id="full-tasks" title={t('tasks:ofLogisticians')}>
        <TaskSummaryList label={t('tasks:ofLogisticians')} tasks={tasks} />
      </RequestPanel>
      {renderSections(['files', 'record'])}
      <RequestPanel id="full-activities" title={t('workbench:activity.title')}>
        <ActivityList activities={request.activity} />
        <TruncatedNote words={words} record={request} path="activity" />
      </RequestPanel>
    </Stack>
  );
}

/** Shows the buttons to print the page and to download the consignment note. */
function PageActions() {
  const { t } = useTranslation('sharing');
  const waybill = useWaybillPrint();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
      <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
        {t('fullView.print')}
      </Button>
      {waybill.allowed && (
        <Button variant="outlined" startIcon={<PictureAsPdf />} loading={waybill.busy} onClick={waybill.print}>
          {t('waybill')}
        </Button>
      )}
      {waybill.dialog}
    </Box>
  );
}
