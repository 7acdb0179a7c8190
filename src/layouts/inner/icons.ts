import Business from '@mui/icons-material/BusinessOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import type { IconName } from '../../../resources/definition';

/** The pictures of resources in the menu. */
export const icons: Readonly<Record<IconName, typeof Business>> = { customer: Business, vehicle: LocalShipping };
