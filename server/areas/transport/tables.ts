export * from './part-tables';
export * from './request-tables';
