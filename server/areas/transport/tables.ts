export * from './announced-leg-tables';
export * from './booking-tables';
export * from './part-tables';
export * from './request-tables';
