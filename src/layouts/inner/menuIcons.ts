import Apartment from '@mui/icons-material/ApartmentOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import PendingActions from '@mui/icons-material/PendingActionsOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import PlaylistAddCheck from '@mui/icons-material/PlaylistAddCheckOutlined';
import Route from '@mui/icons-material/RouteOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import type { MenuIconName } from '../../../resources/definition';

/** Icons of the menu's entries, by the icon name in a resource definition. */
export const menuIcons: Readonly<Record<MenuIconName, typeof Business>> = {
  absence: EventBusy,
  company: Apartment,
  activity: History,
  customer: Business,
  device: Devices,
  hours: HourglassEmpty,
  job: PendingActions,
  offers: Handshake,
  payment: ReceiptLong,
  request: Route,
  role: VerifiedUser,
  sales: Forum,
  service: Category,
  task: Checklist,
  template: PlaylistAddCheck,
  user: Group,
  vehicle: LocalShipping,
  verification: FactCheck,
};
