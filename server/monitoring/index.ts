export { Monitoring } from './monitoring';
export { metricsPath } from './metrics-route';
