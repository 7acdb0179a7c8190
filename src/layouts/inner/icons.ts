import Business from '@mui/icons-material/BusinessOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import type { IconName } from '../../../resources/definition';

/** The pictures of resources in the menu. */
export const icons: Readonly<Record<IconName, typeof Business>> = {
  customer: Business,
  role: VerifiedUser,
  user: Group,
  vehicle: LocalShipping,
};
