import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { WaybillDetail } from '../../../resources/contract.generated';
import { recordPagePath } from '../../screens/record/recordUrls';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useRequest } from './useRequest';

/** Paths of the fields in which the user enters a missing detail. */
const fieldPaths: Readonly<Record<WaybillDetail, string>> = {
  CONSIGNEE: 'consignee_name',
  GOODS: 'cargo.0.goods',
  PACKAGES: 'cargo.0.packages',
};

const isDetail = (text: string): text is WaybillDetail => text in fieldPaths;

interface Props {
  /** Codes of the missing details. Unknown codes are left out. */
  lacks: readonly string[];
  onPrint: () => void;
  onClose: () => void;
}

/** Asks whether to print a consignment note without some details, with links to the fields where they are entered. */
export function WaybillDetailsDialog({ lacks, onPrint, onClose }: Props) {
  const { t } = useTranslation('sharing');
  const { definition, id } = useRequest();
  return (
    <ConfirmDialog
      open
      title={t('waybillDetails.title')}
      text={t('waybillDetails.text')}
      confirmLabel={t('waybillDetails.print')}
      onConfirm={onPrint}
      onCancel={onClose}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lacks.filter(isDetail).map((detail) => (
          <li key={detail}>
            <Link
              component={RouterLink}
              to={`${recordPagePath(definition, id)}?${new URLSearchParams({ edit: fieldPaths[detail] }).toString()}`}
              onClick={onClose}
            >
              {t(`waybillDetails.lacks.${detail}`)}
            </Link>
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
