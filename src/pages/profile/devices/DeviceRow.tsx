import Computer from '@mui/icons-material/ComputerOutlined';
import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import Tablet from '@mui/icons-material/TabletMacOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { devicesResource } from '../../../../resources/devices';
import { fieldKindOf } from '../../../fields';
import { valueAt } from '../../../fields/paths';
import type { LoadedRecord } from '../../../screens/record/loadedRecord';
import {
  type RecordOperation,
  allowedOperations,
  operationTitle,
  type OperationSubject,
  operationSubjectOf,
} from '../../../screens/record/operation';
import type { Words } from '../../../screens/words';
import { Badge } from '../../../ui/Badge';

interface Props {
  row: LoadedRecord;
  words: Words;
  onOperation: (operation: RecordOperation, subject: OperationSubject) => void;
}

function DeviceIcon({ type }: { type: unknown }) {
  if (type === 'mobile') return <Smartphone />;
  return type === 'tablet' ? <Tablet /> : <Computer />;
}

/** Shows a device: its type, IP address and last use, with a button to sign it out. */
export function DeviceRow({ row, words, onOperation }: Props) {
  const valueOf = (path: string) => valueAt(row, path);
  const textOf = (path: string) => {
    const field = devicesResource.fields[path];
    return field ? fieldKindOf(field).text(valueOf(path), field, words.fieldContext(path)) : '';
  };
  const subject = operationSubjectOf(row, words);
  const isCurrentDevice = valueOf('device.current_user_device') === true;
  // Users may always sign out their own devices, whatever their permissions.
  const operations = allowedOperations(devicesResource, { deleted: false, locks: [], valueOf }, () => true);
  const facts = [
    textOf('device.device_type'),
    textOf('device.ip'),
    words.of('lastSeen', { moment: textOf('updated_at') }),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box aria-hidden sx={{ display: 'grid', color: 'text.secondary' }}>
        <DeviceIcon type={valueOf('device.device_type')} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subject.title}</Typography>
          {isCurrentDevice && <Badge tone="success" label={textOf('device.current_user_device')} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {operations.map((operation) => (
        <Button
          key={operation.kind}
          color="inherit"
          variant="outlined"
          size="small"
          sx={{ borderColor: 'divider' }}
          onClick={() => onOperation(operation, subject)}
        >
          {operationTitle(operation, words)}
        </Button>
      ))}
    </Box>
  );
}
