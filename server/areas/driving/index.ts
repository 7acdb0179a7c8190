export {
  breaksAndDaysFor,
  drivingPeriodMinutes,
  estimateRouteDistance,
  type GeoPosition,
  type RouteDistance,
  roundToTenths,
} from './rules';
