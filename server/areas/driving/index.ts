export type { DriverWork } from './driver-work';
export { driverRecordOf, type OpeningBalance } from './opening-balance';
export {
  type DriverRecord,
  type HoursFinding,
  hoursFindings,
  type HoursLeft,
  hoursLeft,
  relevantMs,
} from './hours-rules';
export {
  breaksAndDaysFor,
  drivingPeriodMinutes,
  estimatedKilometresSql,
  estimateRouteDistance,
  type GeoPosition,
  type RouteDistance,
  roundToTenths,
} from './rules';
