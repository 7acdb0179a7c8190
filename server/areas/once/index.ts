export { doneBefore, once } from './once';
