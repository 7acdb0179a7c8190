export * from './people-tables';
export * from './permission-tables';
export * from './session-tables';
