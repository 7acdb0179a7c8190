import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { legs } from '../../../../resources/routes';
import { RecordMissing } from '../../../screens/record/RecordMissing';
import { TruncatedNote } from '../../../screens/record/TruncatedNote';
import { ShownSection } from '../../../screens/show/ShownSection';
import { ShowSkeleton } from '../../../screens/show/ShowSkeleton';
import { useWords } from '../../../screens/words';
import { MapView } from '../../../ui/map/MapView';
import { Panel } from '../request/Panel';
import { assignedIn } from '../request/assigned';
import { routeOnMap } from '../routes/stops';
import { StatusBadge } from '../StatusBadge';
import { useRequest } from '../useRequest';
import { useWaybill } from '../useWaybill';
import { LegSheet } from './LegSheet';
import { Logisticians } from './Logisticians';
import { PrintStyles } from './PrintStyles';
import { Story } from './Story';
import { TaskLines } from './TaskLines';
import { useFullRequest } from './useFullRequest';

/** What is said when a request ends: nothing to show before. */
const endings = ['ending'];

/** Everything about the request on one page, to be read and printed. */
export function FullViewPage() {
  const { t } = useTranslation(['sharing', 'workbench', 'tasks']);
  const { id, definition, words, number, status, ended } = useRequest();
  const { request, tasks, error, retry } = useFullRequest(id);
  const legWords = useWords(legs);
  if (!request && error) return <RecordMissing {...{ definition, words, error }} onRetry={retry} />;
  if (!request) return <ShowSkeleton definition={definition} label={words.t('app:loading')} />;

  const { routes } = request;
  const sections = definition.show.sections.filter(({ name }) => ended || !endings.includes(name));
  const shown = routeOnMap(routes, undefined, (at, city) => legWords.of('map.stop', { number: at, city }));
  const section = (names: readonly string[]) =>
    sections
      .filter(({ name }) => names.includes(name))
      .map((each) => (
        <ShownSection key={each.name} {...{ definition, words }} record={request} section={each} editable={false} />
      ));
  return (
    <Stack spacing={2} sx={{ maxWidth: 1100 }}>
      <PrintStyles />
      <Tools />
      <Box component="header" sx={{ display: 'none', displayPrint: 'block' }}>
        <Typography variant="h1" component="p">
          {words.of('one')} {number} <StatusBadge status={status} />
        </Typography>
      </Box>
      {section(['what', 'windows', 'places', 'cargo', 'ending'])}
      <Panel id="full-legs" title={t('fullView.legs')}>
        {routes.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{words.of('related.routes.empty')}</Typography>
        )}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {routes.map((leg, place) => (
            <LegSheet key={leg.id} leg={leg} number={place + 1} words={legWords} />
          ))}
        </Box>
        <TruncatedNote words={words} record={request} path="routes" />
      </Panel>
      {shown.points.length > 0 && (
        // What a map is drawn on comes out of a printer empty.
        <Box sx={{ displayPrint: 'none' }}>
          <Panel id="full-map" title={t('way.map')}>
            <MapView title={t('way.map')} points={shown.points} lines={shown.lines} height={360} />
          </Panel>
        </Box>
      )}
      <Panel id="full-people" title={t('workbench:logisticians.title')}>
        <Logisticians people={assignedIn(request)} />
      </Panel>
      <Panel id="full-tasks" title={t('tasks:ofLogisticians')}>
        <TaskLines label={t('tasks:ofLogisticians')} tasks={tasks} />
      </Panel>
      {section(['files', 'record'])}
      <Panel id="full-story" title={t('workbench:activity.title')}>
        <Story deeds={request.activity} />
        <TruncatedNote words={words} record={request} path="activity" />
      </Panel>
    </Stack>
  );
}

/** What can be done with the page: to print it, and to fetch the consignment note. */
function Tools() {
  const { t } = useTranslation('sharing');
  const waybill = useWaybill(useRequest());
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
      <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
        {t('fullView.print')}
      </Button>
      {waybill.allowed && (
        <Button
          variant="outlined"
          startIcon={<PictureAsPdf />}
          loading={waybill.busy}
          onClick={() => void waybill.download()}
        >
          {t('waybill')}
        </Button>
      )}
    </Box>
  );
}
